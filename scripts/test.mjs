import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';

/**
 * `npm test -- unit` runs one of Jest's projects (jest.config.mjs), `npm test -- <path>` the tests with this path.
 * `-t <title>`, `--randomize` and `--seed=<number>` go to Jest.
 */
const projects = ['e2e', 'integration', 'unit'];
const { words, jestOptions } = splitArguments(process.argv.slice(2));
const isLong = words.includes('--long');
const chosenProjects = words.filter((word) => projects.includes(word));
/** `--shard=1/10`, as Jest knows it: one part of its tests. */
const shard = words.filter((word) => word.startsWith('--shard='));
const paths = words.filter((word) => !['--long', ...projects, ...shard].includes(word));
const option = paths.find((path) => path.startsWith('-'));
if (option) {
  console.error(`"${option}" is not an option of npm test. Give it paths, or unit, integration or e2e.`);
  process.exit(2);
}
const isOfSite = (path) => path.includes('apps/web');

await withPrepareLock(async () => {
  await ensureInstalled();
  await Promise.all([ensureBuilt(), unpackBrowser()]);
});

const reports = join(root, '.cache', 'test-reports');
mkdirSync(reports, { recursive: true });

function splitArguments(given) {
  const isTitle = given.map((_, index) => given[index - 1] === '-t');
  const isJestOption = (word, index) => isTitle[index] || /^(-t$|--randomize$|--seed=)/.test(word);
  return {
    words: given.filter((word, index) => !isJestOption(word, index)),
    jestOptions: given.filter(isJestOption),
  };
}

/** Two workers that need the browser first would unpack it over each other. */
async function unpackBrowser() {
  if (process.env.CHROMIUM_PATH) return;
  const { default: chromium } = await import('@sparticuz/chromium');
  process.env.CHROMIUM_PATH = await chromium.executablePath();
}

/** Runs one test runner and reads its counts; a runner that fails without a failed test counts as one failure. */
async function count(name, argumentsFor) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const env = { ...process.env, ...(isLong && { LONG: '1' }) };
  const code = await run(nodeBinary(), argumentsFor(report), {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let result = { numPassedTests: 0, numFailedTests: 0 };
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.error(`The ${name} tests left no report.`);
  }
  const failed = result.numFailedTests + (result.numRuntimeErrorTestSuites ?? 0);
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const serverTests = () =>
  count('server', (report) => [
    '--experimental-vm-modules', // Jest's ES modules
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${report}`,
    ...shard,
    ...jestOptions,
    ...(chosenProjects.length > 0 ? ['--selectProjects', ...chosenProjects] : []),
    ...paths.filter((path) => !isOfSite(path)).flatMap((path) => ['--testPathPatterns', path]),
  ]);

const siteTests = () =>
  count('site', (report) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root=apps/web',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...paths.filter(isOfSite),
  ]);

const results = [];
if (paths.length === 0 || !paths.every(isOfSite)) results.push(await serverTests());
const isWhole = paths.length === 0 && shard.length === 0 && chosenProjects.every((name) => name === 'unit');
if (isWhole || paths.some(isOfSite)) results.push(await siteTests());

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
