import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './child-process.mjs';

/** Node keeps the code that it has compiled here, so that the next start of the same program is quicker. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };

const needed = [22, 19];

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

function versionOf(binary) {
  try {
    return execFileSync(binary, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** The Node that npm installed with the project, else the machine's own when it is new enough. */
export function nodeBinary() {
  const installed = join(root, 'node_modules', '.bin', 'node');
  const version = existsSync(installed) ? versionOf(installed) : null;
  if (version && isNewEnough(version)) return installed;
  if (isNewEnough(process.version)) return process.execPath;
  return fail(
    `Closewise needs Node ${needed.join('.')} or later, and this is ${process.version}: ` +
      'install Node 24 from https://nodejs.org and run the command again.',
  );
}
