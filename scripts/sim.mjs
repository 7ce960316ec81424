import { run } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';

const simulator = 'apps/api/dist/test/simulator/run.js';

await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
process.exitCode = await run(nodeBinary(), ['--conditions=production', simulator, ...process.argv.slice(2)]);
