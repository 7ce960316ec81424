import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import type { Ended } from './command-line.js';

/**
 * Runs a command of the command line in this process, which has loaded it already; else as runCommand does. One at a
 * time, since what it says goes to the streams of the process.
 */
export async function runHere(
  settings: NodeJS.ProcessEnv,
  args: readonly string[],
  input = '',
): Promise<Ended> {
  // Only once Nest is whole: nest-commander requires it.
  const { runCommandLine } = await import('../../src/command-line.js');
  const [out, err] = [hear(process.stdout), hear(process.stderr)];
  const restore = replaceForCommand(settings, input);
  try {
    await runCommandLine(args);
    return { code: Number(process.exitCode ?? 0), out: out.heard(), err: err.heard() };
  } finally {
    restore();
    for (const { stop } of [out, err]) stop();
  }
}

function hear(stream: NodeJS.WriteStream) {
  const pieces: string[] = [];
  const spy = jest.spyOn(stream, 'write').mockImplementation((text) => {
    pieces.push(String(text));
    return true;
  });
  return { heard: () => pieces.join(''), stop: () => spy.mockRestore() };
}

/** Gives the process the environment, input and exit code of a new one; answers how to bring back its own. */
function replaceForCommand(settings: NodeJS.ProcessEnv, input: string): () => void {
  const { exitCode, env } = process;
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  process.exitCode = undefined;
  process.env = { ...env, ...settings };
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([input]) });
  return () => {
    process.exitCode = exitCode;
    process.env = env;
    Object.defineProperty(process, 'stdin', stdin);
  };
}
