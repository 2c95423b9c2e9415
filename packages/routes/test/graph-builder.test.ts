import { describe, expect, test } from 'vitest'
import { type BoardHex, type Stop, buildGraph } from '../src/index.ts'

/** A row of hexes from west to east: side 4 leads on, side 1 back. */
function row(...tracks: BoardHex['tracks'][]): BoardHex[] {
  return tracks.map((track, index) => ({
    id: `h${index}`,
    tracks: track,
    neighbours: [
      null,
      index === 0 ? null : `h${index - 1}`,
      null,
      null,
      index === tracks.length - 1 ? null : `h${index + 1}`,
      null,
    ],
  }))
}

const stop = (id: string): Stop => ({ id, kind: 'city', value: 10 })
const east = (id: string): BoardHex['tracks'][number] => [{ stop: id }, { side: 4 }]
const west = (id: string): BoardHex['tracks'][number] => [{ side: 1 }, { stop: id }]
const through: BoardHex['tracks'][number] = [{ side: 1 }, { side: 4 }]

describe('buildGraph', () => {
  test('plain track between two stops is one chain of as many sides', () => {
    const graph = buildGraph(row([east('A')], [through], [through], [west('B')]), [stop('A'), stop('B')])
    expect(graph.chains).toEqual([{ from: 'A', to: 'B', pieces: [0, 1, 2], hexes: ['h0', 'h1', 'h2', 'h3'] }])
  })

  test('track that leads nowhere and track to itself make no chain', () => {
    expect(buildGraph(row([east('A')], [through]), [stop('A')]).chains).toEqual([])
    expect(buildGraph(row([east('A')], []), [stop('A')]).chains).toEqual([])
  })

  test('a side that no train may cross ends the track', () => {
    const hexes = row([east('A')], [west('B')])
    const closed = hexes.map((hex) =>
      hex.id === 'h1' ? { ...hex, neighbours: hex.neighbours.map(() => null) } : hex,
    )
    expect(buildGraph(closed, [stop('A'), stop('B')]).chains).toEqual([])
  })

  test('tracks that merge share the piece of their stem, and nothing turns back at a junction', () => {
    const hexes: BoardHex[] = [
      { id: 'a', tracks: [east('A')], neighbours: [null, null, null, null, 'j', null] },
      {
        id: 'j',
        tracks: [
          [{ side: 1 }, { side: 4 }],
          [{ side: 1 }, { side: 3 }],
        ],
        neighbours: [null, 'a', null, 'c', 'b', null],
      },
      { id: 'b', tracks: [west('B')], neighbours: [null, 'j', null, null, null, null] },
      { id: 'c', tracks: [[{ side: 0 }, { stop: 'C' }]], neighbours: ['j', null, null, null, null, null] },
    ]
    const { chains } = buildGraph(hexes, [stop('A'), stop('B'), stop('C')])
    expect(chains.map(({ from, to }) => `${from}${to}`)).toEqual(['AB', 'AC'])
    const [ab, ac] = chains.map(({ pieces }) => new Set(pieces))
    expect([...(ab ?? [])].filter((piece) => ac?.has(piece))).toHaveLength(1)
  })

  test('a stop on several hexes is entered from each', () => {
    const hexes = row([east('Area')], [west('B'), east('B')], [west('Area')])
    const graph = buildGraph(hexes, [stop('B'), stop('Area')])
    expect(graph.chains.map(({ hexes: through1 }) => through1?.join(' '))).toEqual(['h1 h0', 'h1 h2'])
  })

  test('track between two stops of one hex is a piece of its own', () => {
    const graph = buildGraph(
      [{ id: 'h', tracks: [[{ stop: 'A' }, { stop: 'B' }]], neighbours: [] }],
      [stop('A'), stop('B')],
    )
    expect(graph.chains).toEqual([{ from: 'A', to: 'B', pieces: [0], hexes: ['h'] }])
  })
})
