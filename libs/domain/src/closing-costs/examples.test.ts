import { readFileSync } from 'node:fs';
import { estimateClosingCosts } from './estimate-closing-costs.js';
import type { FeeLine } from './estimate.js';
import { nameOfJurisdiction } from './jurisdiction/index.js';
import type { PropertyInput } from './property.js';
import { readRuleBook } from './test/rule-book.js';

type Expected = Readonly<{
  kind: string;
  level?: string;
  jurisdiction?: string;
  payer: 'buyer' | 'seller' | 'lender' | 'total';
  cents: number;
}>;
type Example = Readonly<{
  id: string;
  source: string;
  url: string;
  property: PropertyInput;
  expect: readonly Expected[];
}>;

const folder = new URL('../../data/closing-costs/', import.meta.url);
const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const rules = readRuleBook();
const given = data('examples') as Example[];
const further = data('examples-further') as Example[];
const examples = [...given, ...further];

/** Known mismatches; each must still fail, so that none stays here by mistake. */
const notYet: readonly string[] = [];

const paidIn = ({ shares }: FeeLine, payer: Expected['payer']): number =>
  payer === 'total' ? shares.buyerCents + shares.sellerCents + shares.lenderCents : shares[`${payer}Cents`];

function found({ property, expect: expected }: Example): Expected[] {
  const { lines } = estimateClosingCosts(property, rules, '2026-11-20');
  return expected.map((entry) => ({
    ...entry,
    cents: lines
      .filter(({ kind }) => kind === entry.kind)
      .filter(({ level }) => entry.level === undefined || level === entry.level)
      .filter(
        ({ jurisdiction }) =>
          entry.jurisdiction === undefined || nameOfJurisdiction(jurisdiction, 'en') === entry.jurisdiction,
      )
      .reduce((sum, line) => sum + paidIn(line, entry.payer), 0),
  }));
}

describe('worked examples from official and trade sources', () => {
  it.each(examples.filter(({ id }) => !notYet.includes(id)))('computes $id to the cent', (example) => {
    expect(found(example)).toEqual(example.expect);
  });

  it('lists as a known mismatch only what really differs', () => {
    const reached = examples.filter(
      (example) => JSON.stringify(found(example)) === JSON.stringify(example.expect),
    );
    expect(reached.filter(({ id }) => notYet.includes(id))).toEqual([]);
    expect([given.length, further.length]).toEqual([96, 151]);
  });

  it('has unique ids, source pages and closing dates', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
    for (const { source, url, property } of examples) {
      expect(source).not.toBe('');
      expect(url).toMatch(/^https?:\/\/\S+$/);
      expect(property.closingDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
