import { spawn } from 'node:child_process';
import { fail, refuseArguments, root } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { noteRunningServer, withPrepareLock } from './lock.mjs';
import { compileCache, nodeBinary } from './node-binary.mjs';

const parent = process.ppid;

refuseArguments('Set PORT for another port; docs/operations.md lists all variables.');
await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
  noteRunningServer();
});

// The channel tells the server when this process dies, however that happens.
const server = spawn(nodeBinary(), ['apps/api/dist/bundle/server.js'], {
  cwd: root,
  env: { ...process.env, ...compileCache },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.once('error', (error) => fail(`The server could not be started: ${error.message}`));
server.once('exit', (code, signal) =>
  signal ? fail(`The server was ended by ${signal}.`) : process.exit(code),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

/** npm passes some signals on and dies of the others. */
const stopWithoutNpm = () => process.ppid !== parent && server.kill('SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(stopWithoutNpm, 500);
