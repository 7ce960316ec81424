import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hear } from '../process/run-here.js';

const verifier = join(import.meta.dirname, '../../src/payouts/statements/verify-statement.mjs');

/** The program's exit code and output. */
export type Verdict = Readonly<{ code: number; said: string }>;

/** Runs verify-statement.mjs like a payee. */
export const runVerifier = (...args: string[]): Promise<Verdict> => runProgram(verifier, ...args);

/** Runs the program in this file. */
export const runProgram = (file: string, ...args: string[]): Promise<Verdict> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });

/** The same in this process: importing the program runs it. */
export async function runVerifierHere(...args: string[]): Promise<Verdict> {
  const { exitCode } = process;
  const words = process.argv.splice(2, Infinity, ...args);
  const [out, err] = [hear(process.stdout), hear(process.stderr)];
  try {
    await import(`${pathToFileURL(verifier).href}?run=${randomUUID()}`);
    return { code: Number(process.exitCode ?? 0), said: out.heard() + err.heard() };
  } finally {
    for (const { stop } of [out, err]) stop();
    process.argv.splice(2, Infinity, ...words);
    process.exitCode = exitCode;
  }
}
