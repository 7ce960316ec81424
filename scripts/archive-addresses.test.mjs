import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withArchiveAddresses } from './archive-addresses.mjs';

const root = resolve(import.meta.dirname, '..');
const integrity = 'sha512-0';
const addressIn = (path, wanted) =>
  withArchiveAddresses({ packages: { [path]: wanted } }).packages[path].resolved;

describe('the address of an archive', () => {
  it.each([
    ['node_modules/zod', {}, 'zod/-/zod-1.2.3.tgz'],
    ['node_modules/@nestjs/core', {}, '@nestjs/core/-/core-1.2.3.tgz'],
    ['apps/web/node_modules/a/node_modules/@b/c', {}, '@b/c/-/c-1.2.3.tgz'],
    ['node_modules/@jest/react-is-18', { name: 'react-is' }, 'react-is/-/react-is-1.2.3.tgz'],
  ])('of %s %o is where every registry keeps it', (path, more, address) => {
    expect(addressIn(path, { version: '1.2.3', integrity, ...more })).toBe(
      `https://registry.invalid/${address}`,
    );
  });

  it.each([
    ['apps/web', { version: '1.2.3' }],
    ['node_modules/@closewise/web', { resolved: 'apps/web', link: true }],
  ])('of %s, a part of the project, stays as it is', (path, wanted) => {
    expect(addressIn(path, wanted)).toBe(wanted.resolved);
  });

  it('is known of all that the project installs, and nothing else changes', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const { packages, ...rest } = withArchiveAddresses(lock);
    expect({ ...rest, packages: lock.packages }).toEqual(lock);
    const unaddressed = Object.keys(packages).filter((path) => !packages[path].resolved);
    expect(unaddressed).toEqual(['', 'apps/api', 'apps/web', 'libs/contracts', 'libs/domain']);
    const unresolved = (all) => Object.values(all).map((wanted) => ({ ...wanted, resolved: undefined }));
    expect(unresolved(packages)).toEqual(unresolved(lock.packages));
  });
});
