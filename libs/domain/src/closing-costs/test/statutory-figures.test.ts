import { readFileSync } from 'node:fs';
import { normalizePurchase } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import { statutoryLines } from '../statutory-lines.js';
import { readRuleBook } from './rule-book.js';

/** Cents of buyer, seller and lender (0 where it is left out), and the ends of the range where there is one. */
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

/** Without a figure: an exempt amount or the places were not found, or only a reading of the meter is due. */
const uncounted = [
  'tax.il-tinley-park',
  'tax.ny-hudson-valley-preservation',
  'tax.ri-little-compton-conservancy',
  'tax.wv-farmland-protection',
];

/** Taxes, and what recording costs where the row says it. */
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
 * The engine and the oracle of the other tests read the same data files: a slip in a rule's rate, place, day or condition
 * moves both. Here is written down what each rule comes to, to both sides of each condition. Where a law changes, its
 * rows change with it.
 */
describe('the taxes and recording fees that are written down', () => {
  it('are of every state, and of every rule for taxes', () => {
    expect(states.toSorted()).toEqual([...jurisdictions.keys()].toSorted());
    const seen = new Set(rows.flatMap(({ lines }) => Object.keys(lines)));
    const ids = [...jurisdictions.values()].flatMap(({ taxes }) => taxes.map(({ id }) => `tax.${id}`));
    expect(ids.filter((id) => !seen.has(id))).toEqual(uncounted);
  });

  it.each(states)('are those of %s', (state) => {
    const own = rows.filter(({ property }) => property.state === state);
    expect(own.map((row) => ({ ...row, lines: linesOf(row) }))).toEqual(own);
  });
});
