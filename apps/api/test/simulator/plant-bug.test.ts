import { plantBug } from './plant-bug.js';
import { plantedBugs } from './planted-bugs.js';

const builtIn = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'as',
  'string',
  'Math',
  'sign',
  'floor',
  'abs',
  'slice',
]);

/** The simulation of the bugs takes minutes; this says in seconds that code which they change has a new name. */
describe('planting a bug', () => {
  it.each(plantedBugs)('finds the place where $name', (bug) => {
    const { source, original } = plantBug(bug);
    expect(source).toContain(bug.replace);
    // A name that the file lacks would fail every history, and so prove nothing.
    const names = bug.replace.replaceAll(/'[^']*'|`[^`]*`/g, '').match(/\b[A-Za-z]\w*/g) ?? [];
    const missing = names.filter((name) => !builtIn.has(name) && !new RegExp(`\\b${name}\\b`).test(original));
    expect(missing).toEqual([]);
  });

  it('refuses a place that does not exist, or exists twice', () => {
    const bug = { in: 'Books.count', replace: '0' } as const;
    expect(() => plantBug({ ...bug, at: 'value gone' })).toThrow('No function Books.count');
    expect(() => plantBug({ ...bug, in: 'loadAccounts', at: 'condition books' })).toThrow('2 places');
  });
});
