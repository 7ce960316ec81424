import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ownEnvironment } from './own-environment.js';

const cli = resolve(import.meta.dirname, '../../dist/bundle/cli.js');

/** The exit code and output of a command. */
export type Ended = Readonly<{ code: number | null; out: string; err: string }>;

/** Runs a command whose output is closed after the first chunk, as `head` does; returns its stderr. */
export async function runCutOff(args: readonly string[]): Promise<Omit<Ended, 'out'>> {
  const child = spawn(process.execPath, [cli, ...args], { env: ownEnvironment() });
  child.stdin.on('error', () => undefined).end();
  child.stdout.once('data', () => child.stdout.destroy());
  const [err] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, err };
}

/** Runs a compiled command; `settings` are environment variables, `input` is its stdin. */
export async function runCommand(
  settings: NodeJS.ProcessEnv,
  args: readonly string[],
  input = '',
): Promise<Ended> {
  const child = spawn(process.execPath, [cli, ...args], { env: { ...ownEnvironment(), ...settings } });
  child.stdin.on('error', () => undefined).end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}
