import { readdirSync, readFileSync } from 'node:fs';
import { parseJurisdictionRules } from './rules/index.js';
import { spanishOfficialName } from './spanish-official-names.js';

const folder = new URL('../../data/closing-costs/', import.meta.url);
const states = readdirSync(folder).filter((file) => /^[A-Z]{2}\.json$/.test(file));
const rulesOf = (file: string) =>
  parseJurisdictionRules(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

describe('charges that the law calls by a name of their own', () => {
  it.each(states)('all have a Spanish one in %s', (file) => {
    const { taxes, recordingFees } = rulesOf(file);
    const names = [
      ...taxes.filter(({ kind }) => kind === 'other' || kind === 'mansion-tax').map(({ name }) => name),
      ...recordingFees.addOns.map(({ name }) => name),
    ];
    for (const name of names) expect(spanishOfficialName(name)).not.toBe(name);
  });

  it('do not pass in English where a new one has none', () => {
    expect(() => spanishOfficialName('Bridge fee')).toThrow('no Spanish name for "Bridge fee"');
  });
});
