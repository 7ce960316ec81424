// Writes the landing page's sample from the closing-cost engine; --check fails when it is not what the engine says.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOf } from './sample-of.mjs';

const root = join(import.meta.dirname, '../../..');
const file = join(import.meta.dirname, '../src/content/sample-estimate.ts');
const property = {
  state: 'TX',
  county: 'Harris',
  city: 'Houston',
  zip: '77002',
  price: 450_000,
  propertyType: 'single-family',
  buyerType: 'first-time',
};

const output = execFileSync(process.execPath, ['apps/api/dist/bundle/cli.js', 'estimate', '--json'], {
  cwd: root,
  input: JSON.stringify({ ...property, closingDate: '2026-12-15' }),
  encoding: 'utf8',
});
const content = `/** The $450,000 Houston sample. Written by scripts/sample-sheet.mjs from the closing-cost engine. */
export const sampleEstimate = ${JSON.stringify(sampleOf(JSON.parse(output)), null, 2)} as const;
`;

/** Line breaks and quotes are the formatter's business. */
const normal = (text) => text.replace(/[\s,'"]/g, '');
const current = normal(readFileSync(file, 'utf8')) === normal(content);
if (!process.argv.includes('--check')) writeFileSync(file, content);
else if (!current) {
  console.error('The sample of the landing page is not what the engine says: run scripts/sample-sheet.mjs');
  process.exitCode = 1;
}
