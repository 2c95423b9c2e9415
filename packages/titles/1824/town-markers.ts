/** Town markers in the box. — XII.1 */
export const MARKERS = 15
/** How many the rulebook recommends. — XII.2 */
export const RECOMMENDED_MARKERS: readonly number[] = [7, 8, 9, 10]
