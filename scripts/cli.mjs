import { run } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';
import { compileCache, nodeBinary } from './node-binary.mjs';

await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt({ site: false });
});
process.exitCode = await run(nodeBinary(), ['apps/api/dist/bundle/cli.js', ...process.argv.slice(2)], {
  env: { ...process.env, ...compileCache },
});
