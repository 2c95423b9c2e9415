import type { GuideFrameWords } from '../railway/guide.ts'

/** What stands around a guided first game, whatever the title. */
export const guideFrame: GuideFrameWords = {
  heading: 'Guide',
  happening: 'What is happening',
  options: 'What you can do, and what it would mean',
  close: 'Switch the guide off',
  closeTerm: 'Close',
  unfold: 'Read the guide',
  fold: 'Fold the guide',
  other: (name) => `${name} decides. You can look around meanwhile.`,
  only: 'Nothing else is possible here. Elsewhere the program plays it for you; in the guided game you see it first and confirm it.',
  allTerms: 'All words explained',
}
