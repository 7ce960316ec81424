import { readFileSync } from 'node:fs';
import { normalizePurchase } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import { statutoryLines } from '../statutory-lines.js';
import { readRuleBook } from './rule-book.js';

/** Cents of buyer, seller and lender (0 if left out), and the ends of the range if there is one. */
type Figures = readonly number[];
type Row = Readonly<{
  property: PropertyInput & { state: string };
  lines: Readonly<Record<string, Figures>>;
}>;

const { jurisdictions } = readRuleBook();
const rows = readFileSync(new URL('statutory-figures.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const states = [...new Set(rows.map(({ property }) => property.state))];

/** Without a figure: the exempt amount or the places are unknown, or only a meter reading is due. */
const uncounted = [
  'tax.il-tinley-park',
  'tax.ny-hudson-valley-preservation',
  'tax.ri-little-compton-conservancy',
  'tax.wv-farmland-protection',
];

/** Taxes, and recording fees if the row has them. */
function linesOf({ property, lines }: Row): Row['lines'] {
  const saysRecording = Object.keys(lines).some((key) => key.startsWith('recording.'));
  const all = statutoryLines(normalizePurchase(property, '2026-11-20'), jurisdictions.get(property.state)!);
  const own = all.filter(
    ({ key }) => key.startsWith('tax.') || (saysRecording && key.startsWith('recording.')),
  );
  return Object.fromEntries(
    own.map(({ key, shares: { buyerCents, sellerCents, lenderCents }, range: { lowCents, highCents } }) => [
      key,
      lowCents !== highCents
        ? [buyerCents, sellerCents, lenderCents, lowCents, highCents]
        : [buyerCents, sellerCents, ...(lenderCents ? [lenderCents] : [])],
    ]),
  );
}

/**
 * The engine and the other tests' oracle read the same data files, so a wrong rate, place, date or condition
 * changes both. These rows hold each rule's result on both sides of each condition. If a law changes, change its
 * rows.
 */
describe('the written taxes and recording fees', () => {
  it('cover every state and every tax rule', () => {
    expect(states.toSorted()).toEqual([...jurisdictions.keys()].toSorted());
    const seen = new Set(rows.flatMap(({ lines }) => Object.keys(lines)));
    const ids = [...jurisdictions.values()].flatMap(({ taxes }) => taxes.map(({ id }) => `tax.${id}`));
    expect(ids.filter((id) => !seen.has(id))).toEqual(uncounted);
  });

  it.each(states)('match the engine in %s', (state) => {
    const own = rows.filter(({ property }) => property.state === state);
    expect(own.map((row) => ({ ...row, lines: linesOf(row) }))).toEqual(own);
  });
});
