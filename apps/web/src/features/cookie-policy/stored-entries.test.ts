import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { referralCookie } from '@closewise/domain/referral';
import texts from './texts';

const src = resolve(import.meta.dirname, '../..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^test\//.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8'));

/** Names of what the code stores: the referral cookie, `tabEntry('name')`, `localEntry('name')`, or a constant for the name. */
const inSources = sources.flatMap((source) =>
  [...source.matchAll(/(?:tabEntry|localEntry)\('([^']+)'|(?:key|Key|Cookie) = '(closewise[\w-]+)'/g)].map(
    ([, kept, constant]) => (kept ?? constant)!,
  ),
);
const stored = [referralCookie, ...inSources];

it('lists each entry that the site stores in a browser', () => {
  const listed = texts.entries.rows.flatMap(([names]) => names.split(', '));
  expect(stored).toEqual(
    expect.arrayContaining(['closewise_ref', 'closewise_toast', 'closewise_current_report']),
  );
  expect(stored.filter((name) => !(listed as string[]).includes(name))).toEqual([]);
});
