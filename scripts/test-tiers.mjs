/** Kinds of tests by what they need, in the order in which they run: the longest first. */
export const tiers = ['e2e', 'integration', 'unit'];

/**
 * What the name of a test file says: `name.e2e.test.ts` starts servers and browsers, `name.integration.test.ts` runs on
 * a real Postgres or server of ours, `name.test.ts` on nothing.
 */
export function tierOf(path) {
  return /\.(e2e|integration)\.test\.m?[jt]sx?$/.exec(path)?.[1] ?? 'unit';
}

/** For Jest: the paths of the files of a tier. */
export function pathsOf(tier) {
  return tier === 'unit' ? '^(?!.*\\.(e2e|integration)\\.test\\.)' : `\\.${tier}\\.test\\.`;
}

/** Tier by tier, in each what takes longest first, so that no long file runs alone at the end. */
export function inOrder(tests, millisecondsOf) {
  const turn = ({ path }) => tiers.indexOf(tierOf(path));
  return tests.toSorted((a, b) => turn(a) - turn(b) || millisecondsOf(b) - millisecondsOf(a));
}
