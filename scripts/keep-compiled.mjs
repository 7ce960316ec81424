import { join } from 'node:path';
import { root } from './child-process.mjs';

/** Variables by which Node keeps what it has compiled, so that the next start of the same program is quicker. */
export const keepCompiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };
