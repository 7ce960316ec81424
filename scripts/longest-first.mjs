import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { root } from './child-process.mjs';
import { inOrder } from './test-tiers.mjs';
import { timingsFile } from './test-timings.mjs';

const Sequencer = createRequire(import.meta.url)('@jest/test-sequencer').default;
const milliseconds = JSON.parse(readFileSync(timingsFile, 'utf8'));

const recorded = ({ path }) => milliseconds[relative(root, path)] ?? 0;

/** Tier by tier, in each what takes longest first; files without a recorded time as Jest orders. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return inOrder([...super.sort(tests)], recorded);
  }
}
