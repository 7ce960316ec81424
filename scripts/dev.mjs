import { refuseArguments, run } from './child-process.mjs';
import { ensureInstalled } from './install.mjs';
import { noteRunningServer, withPrepareLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';

refuseArguments('Set PORT for the API and SITE_PORT for the site.');
await withPrepareLock(async () => {
  await ensureInstalled();
  noteRunningServer();
});
process.exitCode = await run(nodeBinary(), ['scripts/dev-server.mjs']);
