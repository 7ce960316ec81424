import { spawn } from 'node:child_process';
import { fail, root } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { noteRunningServer, withPrepareLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';

await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
  noteRunningServer();
});

const server = spawn(nodeBinary(), ['--enable-source-maps', 'apps/api/dist/src/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
server.once('error', (error) => fail(`The server could not be started: ${error.message}`));
server.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
