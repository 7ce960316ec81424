import { run } from './child-process.mjs';
import { ensureInstalled } from './install.mjs';
import { noteRunningServer, withPrepareLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';

await withPrepareLock(async () => {
  await ensureInstalled();
  noteRunningServer();
});
process.exitCode = await run(nodeBinary(), ['scripts/dev-server.mjs']);
