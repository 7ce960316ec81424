import type { FeeLine } from '../estimate.js';
import { normalizePurchase } from '../input/normalize-purchase.js';
import { parsePropertyInput } from '../input/parse-property-input.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { statutoryLines } from '../statutory-lines.js';
import { casesOf } from './cases.js';
import { factsOf } from './facts-of.js';
import { dataFile, stateCodes, type StateData, type Tax } from './oracle/data.js';
import { mayBeExact, rulesFor, taxLines, type Line } from './oracle/tax-lines.js';

const perEdge = process.env['LONG'] ? 50 : 5;

/** If the rule names a kind of place or several, the estimate may name the purchase's. */
const severalPlaces = new Set(['of-property', 'county-among', 'listed-counties', 'listed-places']);

const asWritten =
  (taxes: readonly Tax[]) =>
  ({ key, kind, level, jurisdiction, buyer, seller, lender }: Line): string => {
    const published = taxes.find(({ id }) => id === key)?.jurisdiction;
    const place = published && severalPlaces.has(published.kind) ? published : jurisdiction;
    return `${key} ${kind} ${level} ${JSON.stringify(place)}: buyer ${buyer} seller ${seller} lender ${lender}`;
  };

const asLine = ({ key, kind, level, jurisdiction, shares }: FeeLine): Line => ({
  key: key.replace(/^tax\./, ''),
  kind,
  level,
  jurisdiction,
  buyer: BigInt(shares.buyerCents),
  seller: BigInt(shares.sellerCents),
  lender: BigInt(shares.lenderCents),
});

const taxesIn = (lines: readonly FeeLine[]): FeeLine[] =>
  lines.filter(
    ({ key, shares: { buyerCents, sellerCents, lenderCents } }) =>
      key.startsWith('tax.') && buyerCents + sellerCents + lenderCents > 0,
  );

describe.each(stateCodes)('the taxes of %s', (state) => {
  const data = dataFile(state) as StateData;
  const rules = parseJurisdictionRules(data);

  it('match an independent implementation to the cent around every edge', () => {
    const different = casesOf(data, perEdge).flatMap((property) => {
      const purchase = normalizePurchase(parsePropertyInput(property), property.closingDate);
      const facts = factsOf(property, purchase);
      const lines = taxesIn(statutoryLines(purchase, rules));
      const found = lines.map(asLine).map(asWritten(data.taxes)).toSorted();
      const expected = taxLines(data, facts).map(asWritten(data.taxes)).toSorted();
      const inexact = new Set(
        rulesFor(data, facts)
          .filter((tax) => !mayBeExact(data, tax, facts))
          .map(({ id }) => `tax.${id}`),
      );
      const tooSure = lines.filter(({ key, exact }) => exact && inexact.has(key));
      return found.join() === expected.join() && tooSure.length === 0
        ? []
        : [{ property, found, expected, tooSure: tooSure.map(({ key }) => key) }];
    });
    expect(different.slice(0, 3)).toEqual([]);
  }, 240_000);
});
