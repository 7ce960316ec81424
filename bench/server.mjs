// Runs the built application, or a peer, as a process of its own.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { compileCache } from '../scripts/node-binary.mjs';

const server = resolve(import.meta.dirname, '../apps/api/dist/bundle/server.js');

/** Starts the application and resolves with its URL and the seconds until `/ready` said yes. */
export async function startApplication(dataDir, settings = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      ...compileCache,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The application ended before it was ready');
    await new Promise((done) => setTimeout(done, 20));
  }
  const readySeconds = (performance.now() - begun) / 1000;
  return { url, pid: child.pid, readySeconds, stop: () => end(child) };
}

/** Starts the bare Nest application. */
export async function startBareNest() {
  const port = await freePort();
  const child = fork(resolve(import.meta.dirname, 'peers/bare-nest.mjs'), [String(port)]);
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child) };
}

const isReady = (url) =>
  fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

async function end(child) {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  await exited;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
