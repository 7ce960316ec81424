import { refuseArguments } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';

refuseArguments();
await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
