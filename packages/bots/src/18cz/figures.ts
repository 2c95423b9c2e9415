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
  hopeBeforeStart: 1.05,
  hopeWithMoney: 0.55,
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
  draftRounds: 6.4,
  draftBonus: 60,
  draftCash: 100,
  /** What is bid at most for a private of Moravia–Silesia. */
  privateBid: 80,
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
  /** Each sale lowers a price for good: for a share all that counts so many times, for a start once. */
  swapForShare: 2.5,
  /** Shares of so many companies are given up for one purchase. */
  swapSales: 4,
  /** Track: what the next longer train would gain, and what new ends point at, so much less with each hex. */
  trackNextTrain: 0.5,
  trackPointing: 0.5,
  trackFading: 0.55,
  /** What lies behind track that must be replaced counts so much. */
  trackReplacing: 0.3,
  /** The next train counts only with more rounds left. */
  roundsForNextTrain: 5,
  /** What the last train of its colour would gain, while more rounds are left. */
  trackLastTrain: 0.4,
  roundsForLastTrain: 2,
  /**
   * With at most so many players (at four it was no gain) it is looked for what may follow the best so many tiles in the
   * next turn, while more rounds are left; that counts so much, and what new ends point at so much less.
   */
  playersToFollow: 3,
  trackFollowed: 4,
  roundsToFollow: 4,
  trackFollowing: 0.7,
  trackPointingFollowed: 0.25,
  /** A tile must seem worth more. */
  tileLeast: 0,
  /** A station must bring this many times its price. */
  stationReturn: 1.5,
  /** Trains: what money of the treasury is worth to its holders, what help by the director costs, and a loan once more. */
  treasuryMoney: 0.3,
  help: 1,
  loan: 1,
  /** Acquisitions: what money of the acquirer is worth to its holders at the beginning of the game; less and less until its end. */
  acquirerMoney: 1,
  /** A director is thought to owe the next train when all trains live fewer rounds. */
  burdenRounds: 3,
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
  /** Money is kept for the next train when the trains live fewer rounds; income when they live no more than so many. */
  keepForTrain: 1,
  withholdForTrain: 0.6,
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
  /** How much of what a company earns less than that lasts so many turns, and of what it earns more. */
  guessedLasting: [0.53, 0.25, 0.2, 0.1, 0.1],
  guessedStaying: [0.53, 0.25, 0.2, 0.1, 0.1],
  /** How far all runs of a company may be off in a game played on. */
  guessedSpread: 0,
  /** How many shares, starts and sales are tried, and how many companies and trains; how much the rivals' worth counts. */
  aheadShares: 3,
  aheadStarts: 2,
  aheadSales: 2,
  aheadCompanies: 4,
  aheadTrains: 5,
  aheadRivals: 0.4,
  /** In how many other ways a turn is tried to go on that an action leaves open; 0: by rules of thumb alone. */
  aheadFollowing: 0,
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
