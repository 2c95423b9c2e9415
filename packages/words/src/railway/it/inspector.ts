import type { InspectorWords } from '../index.ts'

export const inspector: InspectorWords = {
  about: (name) => `Su ${name}`,
  close: 'Chiudi',
  stands: 'Stazioni',
  pays: 'Rende, secondo le tessere più nuove',
  always: 'ora',
  becomes: 'Può diventare',
  never: 'Qui non si piazza mai una tessera.',
  nothing: 'Nessuna tessera della scatola segue qui.',
  later: 'non ancora',
  noneLeft: 'esaurita',
}
