import { run } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';

await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
const [what, ...rest] = process.argv.slice(2);
/** `npm run bench -- pages` measures those alone. */
const script = what === 'pages' ? ['bench/pages.mjs', ...rest] : ['bench/run.mjs', ...process.argv.slice(2)];
process.exitCode = await run(nodeBinary(), script);
