import type { FiguresLike } from '../railway/figures.ts'

/**
 * What the Apprentice of 18CZ thinks of, with its figures: change one and let a tournament judge it
 * (`roundhouse tournament`). Money is in K; lists of three are for small, medium and large companies.
 */
export const FIGURES = {
  /** What a company earns in the first and in the last operating round, if it is run as usual. */
  revenueAtFirst: [60, 90, 200],
  revenueAtLast: [220, 330, 460],
  /** How much of that is hoped for: before the start, when the next train can be paid, when it cannot. */
  hopeBeforeStart: 0.8,
  hopeWithMoney: 0.8,
  hopeWithout: 0.5,
  /** What its run grows by in a round while its trains live. */
  growth: 0.05,
  /** How much of the revenue is paid out, and how often a payout raises the price. */
  paidOut: 0.9,
  raises: 0.85,
  /** Cards of the bank that go in one operating round: at least so many, and of each company that has the money so many. */
  cardsPerRound: 4,
  cardsPerBuyer: 1,
  /** Draft: income of a local over so many rounds, what it brings besides, and cash to be kept. */
  draftRounds: 8,
  draftBonus: 60,
  draftCash: 100,
  /** Stock round: the usual price of a certificate, what a start brings besides, as a part of the capital. */
  certificatePrice: 90,
  control: 0.4,
  /** A start may count on others for so many of the shares that open a company. */
  sharesOfOthers: [0, 0, 0],
  /** Nothing is started with fewer rounds left. */
  roundsToStart: 5,
  /** A share is given up for another one if that gains more than this many times the loss, so much, and a part of its cost. */
  swapLoss: 1.5,
  swapLossAtLimit: 1.25,
  swapLeast: 15,
  swapLeastAtLimit: 20,
  swapCost: 0.15,
  /** Track: what the next longer train would gain, and what new ends point at, so much less with each hex. */
  trackNextTrain: 0.5,
  trackPointing: 0.25,
  trackFading: 0.55,
  /** The next train counts only with more rounds left. */
  roundsForNextTrain: 5,
  /** A station must bring this many times its price. */
  stationReturn: 1.5,
  /** Trains: what money of the treasury is worth to its holders, what help by the director costs, and a loan once more. */
  treasuryMoney: 0.3,
  help: 1.2,
  loan: 1,
  /** Acquisitions: what money of the acquirer is worth to its holders at the beginning of the game; less and less until its end. */
  acquirerMoney: 1,
  /** What a train of each kind earns once its company has built track for it, by its reach. */
  usualRun: {
    '2': 50,
    '3': 90,
    '4': 160,
    '5': 200,
    '2+2': 80,
    '3+3': 180,
    '4+4': 260,
    '5+5': 320,
    '3E': 200,
    '4E': 280,
    '5E': 330,
    '6E': 380,
    '8E': 450,
  },
  /** The same for each further train, and turns until the track is there. */
  furtherTrain: 0.35,
  turnsToBuild: 4,
  /** Money is kept for the next train when the trains live fewer rounds. */
  keepForTrain: 1,
  /** A train that will be scrapped is bought beside others if this part of the money for one that stays is left. */
  keepForLast: [0, 0, 0.8],
  /** Answers: a local from this part of its value, a company from its price and this part of what it would gain. */
  localAnswer: 0.9,
  companyAnswer: 0.8,
  trainAnswer: 1.5,
  /**
   * Looking ahead, runs are guessed: what a train earns by its kind, a further one, the part of it in the first turn and
   * more with each, and how much of a company's own difference lasts. Fitted to the runs of 14 games of Apprentices:
   * ±35 where runs differ by ±105.
   */
  guessedRun: {
    '2': 47,
    '3': 96,
    '4': 178,
    '5': 222,
    '2+2': 75,
    '3+3': 173,
    '4+4': 285,
    '5+5': 332,
    '3E': 210,
    '4E': 262,
    '5E': 304,
    '6E': 374,
    '8E': 419,
  },
  guessedFurther: 0.75,
  guessedAtFirst: 0.7,
  guessedPerTurn: 0.1,
  guessedLasting: [0.53, 0.25, 0.2, 0.1, 0.1],
  /** How many shares are tried; how much the rivals' worth counts. */
  aheadShares: 3,
  aheadRivals: 0.4,
  /** Another action is thought so much worse than the own choice; such differences go so far; one play-on is so far off. */
  aheadDoubt: 40,
  aheadEffect: 300,
  aheadNoise: 400,
  /** How far gains are off by whim. */
  whim: 0.05,
} as const

export type Figures = FiguresLike<typeof FIGURES>
