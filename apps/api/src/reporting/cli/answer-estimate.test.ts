import type { Estimate } from '@closewise/domain/closing-costs';
import { ClosingCostRules } from '../rules/index.js';
import { answerEstimate } from './answer-estimate.js';

const rules = new ClosingCostRules();
const today = '2026-11-21';
const home = { state: 'TX', price: 400_000, buyerType: 'first-time' };
const answer = (input: unknown, options = {}) => answerEstimate(JSON.stringify(input), options, rules, today);

describe('estimate on the command line', () => {
  it('answers an object with an object and an array with an array', () => {
    expect((JSON.parse(answer(home)) as Estimate).asOf).toBe(today);
    const both = JSON.parse(answer([home, { ...home, state: 'WA' }])) as Estimate[];
    expect(both.map(({ jurisdiction }) => jurisdiction.state)).toEqual(['TX', 'WA']);
    expect(answer([])).toBe('[]');
  });

  it('explains the same in the language asked for', () => {
    expect(answer(home, { explain: true })).toContain('Estimated closing costs of the buyer');
    expect(answer(home, { explain: true, lang: 'es' })).toContain('Costos de cierre estimados del comprador');
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
  ])('refuses %s in one line that names it', (_, input, message) => {
    expect(() => answerEstimate(input, {}, rules, today)).toThrow(message);
  });

  it('refuses a language without a table', () => {
    expect(() => answer(home, { explain: true, lang: 'fr' })).toThrow('--lang must be en or es, not fr');
  });
});
