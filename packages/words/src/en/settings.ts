/** What a player sets once for a device. */
export const settings = {
  kept: 'Every choice counts at once and is kept on this device.',
  rows: {
    theme: {
      name: 'Theme',
      hint: 'Both are checked for contrast; the dark map is a night print.',
      values: { device: 'As the device', light: 'Light', dark: 'Dark' },
    },
    signs: {
      name: 'Signs',
      hint: 'Strong: tokens a little larger, patterns of the land in full ink.',
      values: { usual: 'Usual', strong: 'Strong' },
    },
    confirmations: {
      name: 'Confirmation',
      hint: 'Usual: what can be taken back freely needs one press where one press says it all. Every move: always choose, then confirm. Few: a choice without anything further to settle is played at once. Undo works the same in all three.',
      values: { usual: 'Usual', all: 'Every move', few: 'Few' },
    },
    sounds: {
      name: 'Sounds',
      hint: 'Two soft notes when it is your turn, or one for every move as well.',
      values: { off: 'None', turn: 'My turn', all: 'Every move' },
    },
    motion: {
      name: 'Movement',
      hint: 'Without it the map jumps and panels open at once.',
      values: { device: 'As the device', none: 'None' },
    },
    money: {
      name: 'Units',
      hint: 'Where dollars and pounds stand. Other signs always follow the figure.',
      values: { language: 'As the language', before: '$13, £13', after: '13 $, 13 £' },
    },
  },
}
