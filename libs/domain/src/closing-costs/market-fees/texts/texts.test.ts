import { readFileSync } from 'node:fs';
import { parseNationalFees } from '../national-fees.js';
import { feeTexts, isMarketFeeKey } from './index.js';

const file = new URL('../../../../data/closing-costs/national.json', import.meta.url);
const { fees } = parseNationalFees(JSON.parse(readFileSync(file, 'utf8')));

/** Computed from the jurisdiction's rules, with texts of their own. */
const statutory = ['lender_title', 'owner_title', 'recording', 'transfer_tax', 'mortgage_tax', 'settlement'];
/** Their amount does not depend on price and place. */
const withoutFigure = ['aggregate_adj', 'ag_rollback', 'tax_bill_supplement'];
/** The rule was vacated, and never applied to people. */
const notInForce = ['entity_fincen'];

describe('texts of the national fees', () => {
  it('has texts for every fee of the data that becomes a line', () => {
    const missing = fees.map(({ key }) => key).filter((key) => !isMarketFeeKey(key));
    expect(missing.sort()).toEqual([...statutory, ...withoutFigure, ...notInForce].sort());
    expect(Object.keys(feeTexts).filter((key) => !fees.some((fee) => fee.key === key))).toEqual([]);
  });

  it.each(Object.entries(feeTexts))(
    'names %s, whom to contact and what to ask in both languages',
    (_, texts) => {
      for (const { en, es } of Object.values(texts)) {
        expect(en.trim().length).toBeGreaterThan(4);
        expect(es.trim().length).toBeGreaterThan(4);
        expect(es).not.toBe(en);
      }
      expect(texts.whatToAskFor.en).toMatch(/\.$/);
      expect(texts.whatToAskFor.es).toMatch(/\.$/);
    },
  );

  it.each(
    fees
      .filter(({ category, key }) => category === 'negotiable' && isMarketFeeKey(key))
      .map(({ key }) => key),
  )('says what to do if the request about %s is refused', (key) => {
    if (!isMarketFeeKey(key)) throw new Error(`${key} has no texts`);
    const { en, es } = feeTexts[key].whatToAskFor;
    expect(en).toMatch(/\. If /);
    expect(es).toMatch(/\. Si /);
  });
});
