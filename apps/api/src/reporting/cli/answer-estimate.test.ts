import type { Estimate } from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { answerEstimate } from './answer-estimate.js';

const rules = new ClosingCostRules();
const today = '2026-11-21';
const home = { state: 'TX', price: 400_000, buyerType: 'first-time' };
const answer = (input: unknown, options = {}) => answerEstimate(JSON.stringify(input), options, rules, today);

function refusalOf(input: string): Error | null {
  try {
    answerEstimate(input, {}, rules, today);
    return null;
  } catch (error) {
    return error as Error;
  }
}

describe('estimate on the command line', () => {
  it('answers an object with an object and an array with an array', () => {
    expect((JSON.parse(answer(home)) as Estimate).asOf).toBe('2027-01-15');
    const both = JSON.parse(answer([home, { ...home, state: 'WA' }])) as Estimate[];
    expect(both.map(({ jurisdiction }) => jurisdiction.state)).toEqual(['TX', 'WA']);
    expect(answer([])).toBe('[]');
  });

  it('gives the arithmetic of each line as steps and in both languages', () => {
    const { lines } = JSON.parse(answer(home)) as { lines: { key: string; [field: string]: unknown }[] };
    expect(lines.find(({ key }) => key === 'fee.fha_ufmip')).toMatchObject({
      calculation: '1.75% of the $386,000.00 loan = $6,755.00',
      calculations: {
        en: '1.75% of the $386,000.00 loan = $6,755.00',
        es: '1.75% del préstamo de $386,000.00 = $6,755.00',
      },
      workings: [
        { kind: 'share-of-loan', percent: 1.75, loanCents: 38_600_000 },
        { kind: 'result', cents: 675_500 },
      ],
    });
  });

  it('says of each figure who publishes it, in what kind of text, and what weakens it', () => {
    const { lines } = JSON.parse(answer({ state: 'SD', price: 400_000 })) as Estimate;
    expect(lines.find(({ key }) => key.startsWith('tax.'))?.source).toMatchObject({
      name: expect.stringContaining('(not re-checked)'),
      publisher: 'State of South Dakota',
      title: 'SDCL 43-4-21',
      dateChecked: null,
      provenance: 'law',
      remarks: ['not-rechecked'],
    });
  });

  it('explains the same in the language asked for', () => {
    expect(answer(home, { explain: true })).toContain('Estimated closing costs for the buyer');
    const spanish = answer(home, { explain: true, lang: 'es' });
    expect(spanish).toContain('Costos de cierre estimados del comprador');
    expect(spanish).toMatch(/Rango usual: \$300\.00 a \$700\.00/);
    expect(spanish).not.toMatch(
      /Usual range|unless it applies|nothing due|Market range|of the property|United States/,
    );
  });

  it.each([
    ['text that is no JSON', '{', 'not valid JSON'],
    ['a number', '5', 'property must be a JSON object'],
    [
      'an entry of an array',
      '[{"state":"TX","price":1},{"state":"TX","price":-1}]',
      'property 2: price must be over 0',
    ],
    ['an unknown field', '{"state":"TX","price":1,"pool":true}', 'pool is not a known field'],
    ['an array in an array', '[[]]', 'property 1: property must be a JSON object'],
    ['a half object', '{"state":"TX","price":', 'input is not valid JSON'],
    ['a price of NaN', '{"state":"TX","price":NaN}', 'input is not valid JSON'],
    ['a price beyond all numbers', '{"state":"TX","price":1e999}', 'price must be'],
    ['a price in words', '{"state":"TX","price":"400000"}', 'price must be a number of dollars'],
    ['a price with a tenth of a cent', '{"state":"TX","price":1.001}', 'price must be whole cents'],
    ['a territory', '{"state":"PR","price":1}', 'state must be the two-letter code of a US state or DC'],
    [
      'a day that does not exist',
      '{"state":"TX","price":1,"closingDate":"2026-02-29"}',
      'closingDate must be',
    ],
    ['the name of a prototype', '{"state":"TX","price":1,"__proto__":{}}', '__proto__ is not a known field'],
  ])('refuses %s in one line that names it', (_, input, message) => {
    const refusal = refusalOf(input);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal?.message).toContain(message);
    expect(refusal?.message).not.toContain('\n');
  });

  it('refuses a language without a table', () => {
    expect(() => answer(home, { explain: true, lang: 'fr' })).toThrow('--lang must be en or es, not fr');
  });
});
