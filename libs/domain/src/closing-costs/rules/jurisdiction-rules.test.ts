import { readdirSync, readFileSync } from 'node:fs';
import { compare } from '../decimal.js';
import { parseJurisdictionRules } from './jurisdiction-rules.js';

const folder = new URL('../../../data/closing-costs/', import.meta.url);
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;
const files = readdirSync(folder).filter((file) => /^[A-Z]{2}\.json$/.test(file));

describe.each(files)('the rules of %s', (file) => {
  const { state, taxes } = parseJurisdictionRules(read(file));
  const ids = taxes.map(({ id }) => id);

  it('match the state in the file name and have unique ids', () => {
    expect(`${state}.json`).toBe(file);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refer only to rules in the same file, before themselves where it matters', () => {
    for (const { replaces } of taxes) expect(ids).toEqual(expect.arrayContaining(replaces));
    const fractions = taxes.flatMap(({ id, fractionOf }) =>
      fractionOf ? [{ id, of: fractionOf.rule }] : [],
    );
    for (const { id, of } of fractions) expect(ids.slice(0, ids.indexOf(id))).toContain(of);
  });

  it('have ascending, open-ended brackets, ordered dates and a source', () => {
    for (const { method, brackets, effectiveFrom, effectiveTo, source } of taxes) {
      expect(source.title).not.toBe('');
      expect(effectiveFrom === null || effectiveTo === null || effectiveFrom <= effectiveTo).toBe(true);
      expect(brackets.at(-1)?.upTo ?? null).toBeNull();
      expect(brackets.length > 0).toBe(method === 'brackets');
      brackets.slice(1, -1).forEach(({ upTo }, index) => {
        const below = brackets[index]?.upTo;
        expect(upTo && below && compare(upTo, below) > 0).toBe(true);
      });
    }
  });
});

it('refuse an unknown field', () => {
  const json = read('FL.json');
  const [first] = json.taxes as Record<string, unknown>[];
  expect(() => parseJurisdictionRules({ ...json, taxes: [{ ...first, surtaxRate: 0.01 }] })).toThrow(
    'surtaxRate',
  );
});
