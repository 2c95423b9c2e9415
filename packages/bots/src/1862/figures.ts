import type { FiguresLike } from '../railway/figures.ts'

/**
 * What the Apprentice of 1862 thinks of, with its figures: change one and let a tournament judge it
 * (`npm run train -- figures 1862 …`). Money is in £; lists go by phase, A to H, where nothing else is said.
 */
export const FIGURES = {
  /** Cards of the bank that go in one operating round, rounds after the first H, and the most that are counted. */
  cardsPerRound: 2,
  roundsAtEnd: 4,
  mostRounds: 14,
  /** What a company usually earns. */
  usualRun: [70, 110, 150, 200, 260, 320, 380, 420],
  /** How much of that is hoped for: before it floats, when the next train can be paid, when it cannot. */
  hopeBeforeStart: 0.7,
  hopeWithMoney: 0.8,
  hopeWithout: 0.3,
  /** What its run grows by in a round while its trains live. */
  growth: 0.05,
  /** A company whose director is somebody else, or nobody, may be run badly. */
  ledByOthers: 0.5,
  /** Parliament: the most that is bid for a charter, as a part of the capital it brings; what each type of permit is worth. */
  charter: 0.1,
  permit: { express: 40, freight: 30, local: 20 },
  /** Money kept back when a par is chosen. */
  parKeeps: 0,
  /** Stock rounds: the usual price of a certificate; what leading a company brings, as a part of its capital. */
  certificatePrice: 110,
  control: 0.15,
  /** Nothing is started with fewer rounds left, and at no price above this. */
  roundsToStart: 4,
  startPrice: 122,
  /** What a share is worth more that lets an own company float, where that is a duty. */
  duty: 400,
  opening: 60,
  /** Tokens that a non-chartered company buys. */
  tokens: 3,
  /** Track: what the next train would gain, and what new ends point at, so much less with each hex. */
  trackNextTrain: 0.5,
  trackPointing: 0.25,
  trackFading: 0.55,
  /** What lies behind track that must be replaced counts so much. */
  trackReplacing: 0.3,
  roundsForNextTrain: 4,
  /** While nothing is earned: how many of the best buildings are judged by what may follow them, and how much that counts. */
  trackFollowed: 24,
  trackFollowing: 1,
  /** A token must add so much to the run; it is paid already. */
  token: 1,
  /** Trains: what money of the treasury is worth to its holders. The director never pays. */
  treasuryMoney: 0.4,
  help: 0,
  loan: 0,
  /** What a train earns once its company has built track for it, by its band. */
  usualTrain: [50, 80, 110, 150, 190, 230, 260, 290],
  /** The same for each further train, and turns until the track is there. */
  furtherTrain: 0.4,
  turnsToBuild: 4,
  /** Money is kept for the next train when the trains live fewer rounds. */
  keepForTrain: 1,
  /** Hudson's manoeuvre: at most this part of the treasury. */
  hudson: 0.3,
  /**
   * Looking ahead, runs are guessed: what a train earns by its type and band, a further one, the part of it in the first
   * turn and more with each, and how much of a company's own difference lasts. Fitted to the 172 runs of two games of
   * Apprentices, and drawn through where there were few: ±39 where runs differ by ±157.
   */
  guessedRun: {
    'express 0': 69,
    'express 1': 138,
    'express 2': 200,
    'express 3': 282,
    'express 4': 360,
    'express 5': 400,
    'express 6': 440,
    'express 7': 461,
    'freight 0': 77,
    'freight 1': 110,
    'freight 2': 235,
    'freight 3': 344,
    'freight 4': 430,
    'freight 5': 445,
    'freight 6': 450,
    'freight 7': 521,
    'local 0': 60,
    'local 1': 100,
    'local 2': 170,
    'local 3': 250,
    'local 4': 322,
    'local 5': 340,
    'local 6': 380,
    'local 7': 420,
  },
  guessedFurther: 0.75,
  guessedAtFirst: 0.7,
  guessedPerTurn: 0.1,
  /** How much of what a company earns less than that lasts so many turns, and of what it earns more. */
  guessedLasting: [0.53, 0.25, 0.2, 0.1, 0.1],
  guessedStaying: [0.53, 0.25, 0.2, 0.1, 0.1],
  /** How far all runs of a company may be off in a game played on. */
  guessedSpread: 0,
  /** How many are looked at ahead: charters, shares and starts, sales, companies to join, trains. */
  aheadCharters: 3,
  aheadShares: 5,
  aheadSales: 2,
  aheadCompanies: 4,
  aheadTrains: 6,
  /** In how many other ways a turn is tried to go on that an action leaves open; 0: by rules of thumb alone. */
  aheadFollowing: 0,
  /** How much the rivals' worth counts. */
  aheadRivals: 0.4,
  /** Another action is thought so much worse than the own choice; such differences go so far; one play-on is so far off. */
  aheadDoubt: 40,
  aheadEffect: 300,
  aheadNoise: 400,
  /** Heats before any is left out, the most heats; what cannot be this much better than the best is not played on again. */
  aheadFirst: 2,
  aheadHeats: 16,
  aheadTrifle: 0,
  /** How far gains are off by whim. */
  whim: 0.05,
} as const

export type Figures = FiguresLike<typeof FIGURES>
