import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';

await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
