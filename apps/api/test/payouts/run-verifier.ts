import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

const verifier = join(import.meta.dirname, '../../../../docs/verify-statement.mjs');

/** How the program ended, and what it said. */
export type Verdict = Readonly<{ code: number; said: string }>;

/** Runs docs/verify-statement.mjs as a payee does. */
export const runVerifier = (...args: string[]): Promise<Verdict> =>
  new Promise((resolve) => {
    execFile(process.execPath, [verifier, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });

/** The same in a thread of this process, which takes a tenth of the time. */
export async function runVerifierHere(...args: string[]): Promise<Verdict> {
  const worker = new Worker(verifier, { argv: args, stdout: true, stderr: true });
  const [[code], out, err] = await Promise.all([
    once(worker, 'exit') as Promise<[number]>,
    text(worker.stdout),
    text(worker.stderr),
  ]);
  return { code, said: out + err };
}
