export { type Comparison, compareTrace } from './compare.ts'
export { EXEMPTIONS, type Exemption, exemptionsFor } from './exemptions.ts'
export {
  type Breach,
  type Cut,
  type Imported,
  type Progress,
  type Recorded,
  importRecording,
  importSteps,
} from './import.ts'
export { PEER_TITLES } from './peer.ts'
export type { Read, RecordingFault, RecordingNote } from './recording.ts'
export { type Trace, readTrace } from './trace.ts'
