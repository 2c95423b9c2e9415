import './jitless.ts'

export { CHAT_LENGTH, CHAT_PAGE, type ChatLine, parseChatText } from './chat.ts'
export {
  FAULT_CODES,
  type Fault,
  type FaultCode,
  type FaultTable,
  fault,
  faultLine,
  rulesFaultOf,
} from './faults.ts'
export { LOG_LIMIT, type ParsedGame, parseGameFile } from './game-file.ts'
export * from './http.ts'
export {
  CLOSE,
  type ClientMessage,
  type ClientMessageBody,
  type GameSetup,
  type Proposal,
  type ProposalSubject,
  MESSAGE_LIMIT,
  type ServerMessage,
  type ServerMessageType,
  type TableView,
  parseClientMessage,
  parseServerMessage,
} from './live.ts'
export { type Parsed, readJson } from './parsed.ts'
export type { Reader } from './reader.ts'
