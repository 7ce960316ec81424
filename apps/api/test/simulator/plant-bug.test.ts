import { plantBug } from './plant-bug.js';
import { plantedBugs } from './planted-bugs.js';

/** The simulation of the bugs takes minutes; this says in seconds that code which they change has a new name. */
describe('planting a bug', () => {
  it.each(plantedBugs)('finds the place where $name', (bug) => {
    expect(plantBug(bug).source).toContain(bug.replace);
  });

  it('refuses a place that does not exist, or exists twice', () => {
    const bug = { in: 'Books.count', replace: '0' } as const;
    expect(() => plantBug({ ...bug, at: 'value gone' })).toThrow('No function Books.count');
    expect(() => plantBug({ ...bug, in: 'loadAccounts', at: 'condition books' })).toThrow('2 places');
  });
});
