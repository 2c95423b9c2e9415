/** How often each dial can be chosen before it stands in the red. — p34 Set-up, p36 Play */
export const DIALS = { auction: 3, network: 5, development: 4 } as const
export type DialId = keyof typeof DIALS
export const DIAL_IDS = ['auction', 'network', 'development'] as const satisfies readonly DialId[]

/** Cash of each player by the number of players: 120 shared equally. — p34 Set-up */
export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 60, 3: 40, 4: 30, 5: 24, 6: 20 }

export const HOUSES = 20
export const HEXES_PER_BUILD = 3
/** What a forest brings its company when it gets a house. — p38 Development */
export const FOREST_GRANT = 2
/** The general dividend comes when so many dials are red. — p36 Play */
export const RED_DIALS_FOR_DIVIDEND = 2
/** What ends the game at a general dividend. — p40 End */
export const END = { companiesWithoutLocomotives: 3, companiesWithoutShares: 3, housesLeft: 3 } as const
