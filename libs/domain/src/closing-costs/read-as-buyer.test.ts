import { estimateClosingCosts } from './estimate-closing-costs.js';
import type { Estimate, FeeLine } from './estimate.js';
import type { PropertyInput } from './property.js';
import { nameOfSource } from './sources/name-of-source.js';
import { readRuleBook } from './test/rule-book.js';
import { withCalculation } from './test/with-calculation.js';

const rules = readRuleBook();
const states = [...rules.jurisdictions.keys()];

const price = 400_000;
const estimate = (state: string, input: Partial<PropertyInput>): Estimate =>
  estimateClosingCosts({ state, price, closingDate: '2026-11-20', ...input }, rules, '2026-11-20');
const keysOf = (lines: readonly FeeLine[]): string[] => lines.map(({ key }) => key);
const typical = (lines: readonly FeeLine[]): number =>
  lines.reduce((sum, { range }) => sum + range.typicalCents, 0);

/** Texts of a line that are not whole sentences or words of their language. */
function oddTextsOf(line: FeeLine): string[] {
  const { name, whoToContact, whatToAskFor, calculation, source } = withCalculation(line);
  const texts = [name, whoToContact, whatToAskFor].flatMap(({ en, es }) => [en, es]);
  const written = [...texts, calculation, nameOfSource(source, 'en'), nameOfSource(source, 'es')];
  return [
    ...written.filter((text) => /undefined|null|NaN|\[object|\.\d{7}/.test(text) || text.trim() === ''),
    ...[whatToAskFor.en, whatToAskFor.es].filter((text) => !/[.?]$/.test(text)),
    ...(whatToAskFor.es === whatToAskFor.en ? [whatToAskFor.es] : []),
    ...(/ of the property/.test(name.es) ? [name.es] : []),
  ];
}

/** By their constitutions and statutes; in Louisiana and Oregon, only one place has a transfer tax. */
const withoutTransferTax = new Set('AK AZ ID IN KS LA MO MS MT ND NM OR TX UT WY'.split(' '));
const closedByAttorney = new Set('CT DE GA MA MS NC SC WV'.split(' '));

const buyers = [
  ['an FHA first-time buyer', { buyerType: 'first-time' }],
  ['a cash buyer', { buyerType: 'cash' }],
  ['a veteran', { loanType: 'VA' }],
  ['a buyer of a condo', { propertyType: 'condo' }],
] as const;

describe.each(states)('%s, read as its buyer', (state) => {
  describe.each(buyers)('by %s', (_, input) => {
    const { lines, totals } = estimate(state, input);

    it('costs 0.2 % to 6 % of the price, without the agent and the loan program’s charge', () => {
      const others = lines.filter(({ key, kind }) => key === 'fee.buyer_agent' || kind === 'loan-program');
      const percent = (totals.buyerCashToCloseFeesCents - typical(others)) / price;
      expect(percent).toBeGreaterThan(0.2);
      expect(percent).toBeLessThan(6);
    });

    it('has every line in whole words of both languages', () => {
      expect(lines.flatMap(oddTextsOf)).toEqual([]);
    });

    it('names the closing attorney if only an attorney may close', () => {
      const closing = lines.find(({ kind }) => kind === 'settlement');
      expect(closing?.name.en.includes('attorney')).toBe(closedByAttorney.has(state));
      expect(closing?.requiredBy).toBe(closedByAttorney.has(state) ? 'law' : null);
    });

    it('refers to the office that collects the tax', () => {
      const taxes = lines.filter(({ key }) => key.startsWith('tax.'));
      const office = { OH: /auditor/, WA: /treasurer/, VT: /town or city clerk/, DC: /Recorder of Deeds/ }[
        state
      ];
      for (const { whoToContact } of taxes.filter(({ level }) => level === 'state'))
        expect(whoToContact.en).toMatch(office ?? /^The /);
    });

    it('has no transfer tax if the state has none', () => {
      const taxes = lines.filter(({ kind }) => kind === 'transfer-tax' || kind === 'mansion-tax');
      expect(taxes.length > 0).toBe(!withoutTransferTax.has(state));
    });

    it('leaves the owner’s policy to the seller by custom', () => {
      const custom = rules.jurisdictions.get(state)?.titleInsurance.ownerPolicyPayer;
      const policy = lines.find(({ kind }) => kind === 'title-owner-policy');
      const paysAsSeller = custom === 'seller' && policy?.shares.buyerCents !== 0;
      expect(paysAsSeller).toBe(false);
    });
  });

  it('names each tax without abbreviations', () => {
    const names = rules.jurisdictions.get(state)?.taxes.map(({ name }) => name.en) ?? [];
    const shorthand =
      /\b(REET|RPTT?|CPF|NYC|NYS)\b|^Local$|tier \d|>=| \+ |mills|Permissive|^Additional up to/;
    expect(names.filter((name) => shorthand.test(name))).toEqual([]);
  });

  it('has no roof, well or land inspection for a condo', () => {
    const { lines } = estimate(state, { propertyType: 'condo' });
    const odd = /^fee\..*(septic|well|roof|sewer|pool|perc_soil|survey|builder_phase|phase1)/;
    expect(keysOf(lines).filter((key) => odd.test(key))).toEqual([]);
  });

  it('has no home insurance or home inspection for land', () => {
    const { lines } = estimate(state, { propertyType: 'vacant-land' });
    const odd = /hoi_|escrow_|inspection_|home_warranty|moving|mi_|tax_service|pest/;
    expect(keysOf(lines).filter((key) => odd.test(key))).toEqual([]);
  });
});
