import { readdirSync, readFileSync } from 'node:fs';
import { estimateClosingCosts } from '../estimate-closing-costs.js';
import { parseNationalFees } from '../market-fees/index.js';
import { parseJurisdictionRules } from '../rules/index.js';

const folder = new URL('../../../data/closing-costs/', import.meta.url);
const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const states = readdirSync(folder).flatMap((file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? []);
const national = parseNationalFees(data('national'));

const buyers = [
  { price: 400_000, buyerType: 'first-time' },
  { price: 3_500_000 },
  { price: 400_000, buyerType: 'cash', propertyType: 'vacant-land' },
] as const;

describe('an estimate in every place that a rule names', () => {
  it.each(states)('has no two lines of one name in %s, in either language', (state) => {
    const rules = parseJurisdictionRules(data(state));
    const book = { national, jurisdictions: new Map([[state, rules]]) };
    const scopes = rules.taxes.flatMap(({ appliesIn }) => appliesIn ?? []);
    const places = [
      {},
      ...[...new Set(scopes.flatMap(({ counties = [] }) => counties))].map((county) => ({ county })),
      ...[...new Set(scopes.flatMap(({ cities = [] }) => cities))].map((city) => ({ city })),
    ];
    for (const place of places) {
      for (const buyer of buyers) {
        const { lines } = estimateClosingCosts(
          { state, closingDate: '2026-11-20', ...place, ...buyer },
          book,
          '2026-11-20',
        );
        for (const language of ['en', 'es'] as const) {
          const names = lines.map(({ name }) => name[language]);
          expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
        }
      }
    }
  });
});
