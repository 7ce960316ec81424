import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownEnvironment } from '../process/own-environment.js';

const SCRIPT = resolve(import.meta.dirname, 'follow-and-append.mjs');

/** The result of a process that appends and follows. */
export type Ended = Readonly<{ code: number | null; errors: string; appended: string[]; seen: string[] }>;

/** Starts the process; `end` lets it finish and returns its result. */
export async function startFollowingProcess(url: string): Promise<Readonly<{ end(): Promise<Ended> }>> {
  const child = spawn(process.execPath, [SCRIPT, url], { env: ownEnvironment() });
  const exited = once(child, 'close');
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await Promise.race([once(child.stdout, 'data'), exited]);
  child.stdin.on('error', () => undefined);
  return {
    async end() {
      child.stdin.write('\n');
      await exited;
      const account = output.split('\n').find((line) => line.startsWith('{')) ?? '{"appended":[],"seen":[]}';
      return { code: child.exitCode, errors, ...(JSON.parse(account) as Pick<Ended, 'appended' | 'seen'>) };
    },
  };
}
