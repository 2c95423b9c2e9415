import type { FiguresLike } from '../railway/figures.ts'

/**
 * What the Apprentice of 1824 thinks of, with its figures: change one and let a tournament judge it
 * (`npm run train -- figures 1824 …`). Money is in G; lists go by phase, 1 to 8, where nothing else is said.
 */
export const FIGURES = {
  /** What the bank loses in an operating round: that tells how many are left. At most so many are counted. */
  outflow: [120, 200, 350, 450, 650, 900, 1100, 1200],
  mostRounds: 18,
  /** What a regional and what a state railway usually earn. */
  regionalRun: [40, 50, 90, 130, 170, 230, 270, 300],
  stateRun: [50, 70, 120, 170, 230, 300, 350, 380],
  /** How much of that is hoped for: before it operates, when the next train can be paid, when it cannot. */
  hopeBeforeStart: 0.7,
  hopeWithMoney: 0.8,
  hopeWithout: 0.4,
  /** What its run grows by in a round while its trains live. */
  growth: 0.05,
  /** How much of the revenue is paid out, and how often a payout raises the price. */
  paidOut: 0.9,
  raises: 0.7,
  /** A company whose director is somebody else may be run badly. */
  ledByOthers: 0.75,
  /** Trains that go in one operating round. */
  trainsPerRound: 2.5,
  /** First stock round: what a mountain railway gains, its price aside, and so EPP, EOD, MLB, SPB, SD1 to SD3, UG1, UG2, KK1 and KK2. */
  mountain: 130,
  small: [100, 100, 100, 100, 280, 130, 130, 290, 50, 400, 120],
  /** The price of a coal railway, twice the issue price of its regional railway. */
  coalPrice: 200,
  /** Stock rounds: the usual price of a certificate; what leading a company brings, as a part of its capital. */
  certificatePrice: 110,
  control: 0.15,
  /** What a share is worth more that brings an own company nearer to its opening. */
  opening: 40,
  /** What a share of a company loses that nobody leads to its opening. */
  unopened: 20,
  /** Sales for something that must be paid: what giving up a company counts, and money beyond what is needed, as a part of it. */
  leading: 100,
  soldTooMuch: 0.05,
  /** Nothing is started with fewer rounds left. */
  roundsToStart: 4,
  /** A mountain railway is exchanged at will if the share pays so many times as much. */
  exchangeMountain: 1.3,
  /** Track: what the next longer train would gain, and what new ends point at, so much less with each hex. */
  trackNextTrain: 0.5,
  trackPointing: 0.25,
  trackFading: 0.55,
  /** What lies behind track that must be replaced counts so much. */
  trackReplacing: 0.3,
  /** The next train counts only with more rounds left. */
  roundsForNextTrain: 4,
  /** Terrain is paid if its price is not more than this many times what the tile adds. */
  terrain: 0.45,
  /** A station must bring this many times its price. */
  stationReturn: 1.5,
  /** Trains: what money of the treasury is worth to its holders, what help by the director costs, and a loan once more. */
  treasuryMoney: 0.6,
  help: 1.2,
  loan: 0.6,
  /** The part of a small railway's treasury that counts for its owner: it goes to the company it becomes. */
  smallTreasury: 0.15,
  /** What a train earns once its company has built track for it, by its reach; g-trains run over fewer stops. */
  usualRun: {
    '2': 40,
    '3': 70,
    '4': 110,
    '5': 150,
    '6': 190,
    '8': 240,
    '10': 280,
    '1g': 40,
    '2g': 70,
    '3g': 100,
    '4g': 140,
    '5g': 170,
  },
  /** The same for each further train, and turns until the track is there. */
  furtherTrain: 0.4,
  turnsToBuild: 4,
  /** Money is kept for the next train when the trains live fewer rounds. */
  keepForTrain: 1,
  /** A train is sold to another company from this part of its full price, if it is spare. */
  trainAnswer: 0.6,
  /**
   * Looking ahead, runs are guessed: what a train earns by its kind, a further one, the part of it in the first turn and
   * more with each. Fitted to the runs of 60 games of Apprentices (`npm run train -- guesses 1824 60 4`): ±34 where runs
   * are 200 on average.
   */
  guessedRun: {
    '2': 78,
    '3': 126,
    '4': 201,
    '5': 250,
    '6': 275,
    '8': 360,
    '10': 433,
    '1g': 43,
    '2g': 129,
    '3g': 196,
    '4g': 266,
    '5g': 328,
  },
  guessedFurther: 0.91,
  guessedAtFirst: 0.77,
  guessedPerTurn: 0.04,
  /** How much of what a company earns less than that lasts so many turns: it builds; and of what it earns more. */
  guessedLasting: [0.6, 0.35, 0.27, 0.1],
  guessedStaying: [1, 0.95, 0.85, 0.6, 0.5],
  /** How far all runs of a company may be off in a game played on: who counts on every ten of them is sure of too much. */
  guessedSpread: 0.6,
  /** What lies around a company's home: its part of what is usual. */
  guessedCompany: {
    EPP: 0.72,
    EOD: 0.79,
    MLB: 0.77,
    SPB: 0.6,
    SD1: 0.69,
    SD2: 0.59,
    SD3: 0.77,
    UG1: 0.7,
    UG2: 0.88,
    KK1: 0.88,
    KK2: 0.91,
    BK: 0.98,
    MS: 1.04,
    CL: 0.88,
    SB: 0.95,
    BH: 0.93,
    SD: 1.08,
    UG: 1.09,
    KK: 1.06,
  },
  /** What the mines of a goods train bring its treasury. */
  guessedMines: { '1g': 17, '2g': 40, '3g': 41, '4g': 47, '5g': 46 },
  /** How many are looked at ahead: shares and starts, sales, trains. */
  aheadShares: 4,
  aheadSales: 3,
  aheadTrains: 5,
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
