import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';
import { folderInMemory } from './memory-folder.mjs';
import { nodeBinary } from './node-binary.mjs';
import { pathsOf, tiers } from './test-tiers.mjs';
import { recordTimings } from './test-timings.mjs';

const words = process.argv.slice(2);
const unknown = words.find((word) => !['--long', '--record', ...tiers].includes(word));
if (unknown) {
  console.error(`There are no tests named ${unknown}; the tiers are ${tiers.join(', ')}.`);
  process.exit(2);
}

await withPrepareLock(async () => {
  await ensureInstalled();
  await Promise.all([ensureBuilt(), unpackBrowser()]);
});

/** `npm test -- unit` runs those alone. */
const tier = tiers.find((name) => words.includes(name));
const node = nodeBinary();
const inMemory = folderInMemory();
const env = {
  ...process.env,
  ...(inMemory && { TMPDIR: inMemory }),
  ...(words.includes('--long') && { LONG: '1' }),
};
const reports = join(root, '.cache', 'test-reports');
mkdirSync(reports, { recursive: true });

/**
 * Runs one test runner and counts; a runner that ends badly without a failed test counts as one failure. What it says
 * goes to `output`.
 */
async function count(name, args, { output = 'inherit', niceness = 0, onMessage } = {}) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const stdio = ['ignore', output, output, ...(onMessage ? ['ipc'] : [])];
  const code = await run(node, args(report), { env, stdio, niceness, onMessage });
  let result = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.error(`The ${name} tests left no report.`);
  }
  const failed = result.numFailedTests + (result.numRuntimeErrorTestSuites ?? 0);
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const site = (report) => [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  `--root=${join(root, 'apps', 'web')}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const serverAndJourneys = (report) => [
  '--max-semi-space-size=64', // for its workers, too: each starts applications one after the other
  'node_modules/jest/bin/jest.js',
  '--json',
  `--outputFile=${report}`,
  ...(tier ? [`--testPathPatterns=${pathsOf(tier)}`] : []),
];

/** Two workers that first need the browser would unpack it over each other; unpacked, it stays for later runs. */
async function unpackBrowser() {
  if (process.env.CHROMIUM_PATH) return;
  const { default: chromium } = await import('@sparticuz/chromium');
  process.env.CHROMIUM_PATH = await chromium.executablePath();
}

/** Shows what the tests of the site said once they are through, not between the lines of the others. */
async function countSite() {
  const said = join(reports, 'site.log');
  const log = openSync(said, 'w');
  const counted = await count('site', site, { output: log, niceness: 5 });
  closeSync(log);
  console.error(readFileSync(said, 'utf8'));
  return counted;
}

// Journeys keep all processors busy. Tests of integration wait a part of their time, for databases; those of the site, one
// file at a time, fill it and otherwise let them go first.
let endJourneys;
const journeysAreOver = new Promise((resolve) => (endJourneys = resolve));
const results = await Promise.all([
  ...(!tier || tier === 'unit' ? [journeysAreOver.then(countSite)] : []),
  count('server-and-journeys', serverAndJourneys, { onMessage: endJourneys }).finally(endJourneys),
]);
if (words.includes('--record'))
  recordTimings(JSON.parse(readFileSync(join(reports, 'server-and-journeys.json'), 'utf8')));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
