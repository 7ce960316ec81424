import { inOrder, pathsOf, tierOf, tiers } from './test-tiers.mjs';

const milliseconds = {
  'libs/quick.test.ts': 1,
  'libs/slow.test.ts': 9,
  'scripts/new.test.mjs': undefined,
  'apps/api/test/books.integration.test.ts': 5,
  'e2e/buyers.e2e.test.ts': 3,
};
const tests = Object.keys(milliseconds).map((path) => ({ path }));

describe('the test files', () => {
  it('begin with those that start servers and browsers and end with those that need nothing, long ones first', () => {
    const order = inOrder(tests, ({ path }) => milliseconds[path] ?? 0);
    expect(order.map(({ path }) => path)).toEqual([
      'e2e/buyers.e2e.test.ts',
      'apps/api/test/books.integration.test.ts',
      'libs/slow.test.ts',
      'libs/quick.test.ts',
      'scripts/new.test.mjs',
    ]);
  });

  it.each(tiers)('can be asked for as %s alone', (tier) => {
    const asked = tests.filter(({ path }) => new RegExp(pathsOf(tier)).test(`/home/ann/closewise/${path}`));
    expect(asked).toEqual(tests.filter(({ path }) => tierOf(path) === tier));
    expect(asked).not.toEqual([]);
  });
});
