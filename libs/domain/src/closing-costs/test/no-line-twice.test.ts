import { estimateClosingCosts } from '../estimate-closing-costs.js';
import { readRuleBook } from './rule-book.js';

const book = readRuleBook();

const buyers = [
  { price: 400_000, buyerType: 'first-time' },
  { price: 3_500_000 },
  { price: 400_000, buyerType: 'cash', propertyType: 'vacant-land' },
] as const;

describe('an estimate in every place that a rule names', () => {
  it.each([...book.jurisdictions])(
    'has no two lines with the same name in %s, in either language',
    (state, rules) => {
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
    },
  );
});
