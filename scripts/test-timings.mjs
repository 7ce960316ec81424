import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './child-process.mjs';

/** How long each test file of Jest took when that was last recorded, by `npm test -- --record`: milliseconds by path. */
export const timingsFile = join(root, 'scripts', 'test-timings.json');

/** Records what the files of a Jest report took, and forgets files that are gone. */
export function recordTimings({ testResults }) {
  const timings = JSON.parse(readFileSync(timingsFile, 'utf8'));
  for (const { name, startTime, endTime } of testResults) timings[relative(root, name)] = endTime - startTime;
  const known = Object.entries(timings).filter(([path]) => existsSync(join(root, path)));
  known.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(timingsFile, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}
