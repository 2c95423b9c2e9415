import type { RmAmendmentWords } from '../shapes.ts'

export const amendments: RmAmendmentWords = {
  idleTurnPassed:
    'Who can neither sell nor buy nor start anything in a stock round passes without being asked.',
  limitAtStartOfTurn:
    'Only who begins a turn above the certificate limit must sell; who comes above it by a sale of his own sells in his next turn.',
  lastTokenDisplaced:
    'A home without a free circle takes the place of the token placed there last, whatever that token’s company still waits for elsewhere.',
  paidForAllItMay:
    'An n/m train leaves out as many stations as it must and no more, and only stations that it visits.',
  idleFreightJoins: 'A freight left idle that could join a chain which the director has named must run.',
  declinedTrainKnown:
    'A train that was not sold is not asked for again in the turn, even after another train of the same company has changed hands.',
  mergedToNothing:
    'Recorded games: a merger that brings the price to nothing ruins the company only when its price would fall again.',
  roomForTrains:
    'The best run may be one that leaves a train without a route, as the director may name it; before, as many trains as possible ran.',
  recordedTables:
    'Recorded games: extra companies are not left out, and the duty to build at home holds, since no recorded game can be otherwise.',
}
