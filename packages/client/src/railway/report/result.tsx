import type { Chronicle } from '@roundhouse/view/railway'
import { sectionLabel } from '@roundhouse/words'
import { titleWords, words } from '../../shell/words.ts'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { figureWords, moneyOf } from '../words.ts'

/** Who won and by how much, why the game ended, and everybody in order. */
export function Result({
  railway,
  texts,
  chronicle,
}: {
  readonly railway: ShownTable
  readonly texts: TitleTexts
  readonly chronicle: Chronicle
}) {
  const { report: t } = figureWords.value
  const { standing, players, ended } = railway.view.value
  const money = moneyOf(railway)
  const nameOf = (seat: number): string => railway.table.naming.value.player(seat)
  const rounds = chronicle.rounds.filter(({ kind }) => kind === 'operating').length
  const { text, told, section } = texts.ends
  return (
    <section class="card result" aria-label={words.value.report.title}>
      <div class="result-words">
        <h1>{headline(railway)}</h1>
        <p>
          {t.length(rounds, railway.table.session.history.lineTo(railway.table.shown.value).length)}{' '}
          {ended ? told : text} ({sectionLabel(titleWords.value, section)})
        </p>
      </div>
      <ol class="ranking" aria-label={t.ranking}>
        {standing.map(({ seat, score, rank }) => {
          const player = players.find((each) => each.seat === seat)
          const shares = player?.holdings.reduce((sum, { value }) => sum + value, 0) ?? 0
          const debt = (player?.debt ?? 0) + (player?.penalty ?? 0)
          const rest = score - (player?.cash ?? 0) - shares + debt
          const owned = t.parts(money(player?.cash ?? 0), money(shares))
          // Privates count as well in some titles.
          const parts =
            rest > 0 && texts.privates !== '' ? t.privates(owned, money(rest), texts.privates) : owned
          return (
            <li key={seat} class={rank === 1 ? 'first' : ''}>
              <span class="ranking-name" title={nameOf(seat)}>
                {rank} {nameOf(seat)}
              </span>
              <b>{money(score)}</b>
              <small>{debt > 0 ? t.owes(parts, money(debt)) : parts}</small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** "Ana wins by 54 K". */
export function headline(railway: ShownTable): string {
  const { report: t } = figureWords.value
  const { standing, ended } = railway.view.value
  const money = moneyOf(railway)
  const firsts = standing.filter(({ rank }) => rank === 1)
  const names = firsts.map(({ seat }) => railway.table.naming.value.player(seat))
  const score = firsts[0]?.score ?? 0
  if (firsts.length > 1) return ended ? t.winTied(names, money(score)) : t.leadTied(names, money(score))
  const next = standing.find(({ rank }) => rank > 1)
  const by = score - (next?.score ?? 0)
  // A game may have its winner whatever the wealth.
  if (ended && by <= 0) return t.winsAlone(names[0] ?? '')
  return ended ? t.wins(names[0] ?? '', money(by)) : t.leads(names[0] ?? '', money(by))
}
