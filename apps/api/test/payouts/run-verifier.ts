import { execFile } from 'node:child_process';
import { join } from 'node:path';

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
