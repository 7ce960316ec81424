import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { AttachedApplication } from '../../src/platform/cli/attached-application.js';
import type { Ended } from './command-line.js';

/**
 * Runs a command like runCommand, but in this process, whose modules are loaded already. Run one at a time, because it
 * captures the streams of the process. Pass an open application instead of settings to save a quarter of a second.
 */
export async function runHere(
  by: NodeJS.ProcessEnv | INestApplicationContext,
  args: readonly string[],
  input = '',
): Promise<Ended> {
  // Imported late: nest-commander requires Nest to be loaded.
  const { runCommandLine } = await import('../../src/command-line.js');
  const { settings, takeBack } = isApplication(by)
    ? { settings: {}, takeBack: await lend(by) }
    : { settings: by, takeBack: () => undefined };
  const [out, err] = [hear(process.stdout), hear(process.stderr)];
  const restore = replaceForCommand(settings, input);
  try {
    await runCommandLine(args);
    return { code: Number(process.exitCode ?? 0), out: out.heard(), err: err.heard() };
  } finally {
    restore();
    takeBack();
    for (const { stop } of [out, err]) stop();
  }
}

const isApplication = (by: NodeJS.ProcessEnv | INestApplicationContext): by is INestApplicationContext =>
  typeof by['select'] === 'function';

/** Lets commands use this application without closing it; returns a function that undoes this. */
async function lend(application: INestApplicationContext): Promise<() => void> {
  const { CliModule } = await import('../../src/cli.module.js');
  const provided = Reflect.getMetadata('providers', CliModule) as readonly {
    provide?: unknown;
    useClass?: { prototype: AttachedApplication };
  }[];
  const { useClass } = provided.find(({ provide }) => provide === AttachedApplication)!;
  const open = jest.spyOn(useClass!.prototype, 'open').mockResolvedValue(application);
  return () => open.mockRestore();
}

/** Captures what is written to a stream of this process. */
export function hear(stream: NodeJS.WriteStream) {
  const pieces: string[] = [];
  const spy = jest.spyOn(stream, 'write').mockImplementation((text) => {
    pieces.push(String(text));
    return true;
  });
  return { heard: () => pieces.join(''), stop: () => spy.mockRestore() };
}

/** Gives the process the environment, input and exit code of a new one; returns a function that restores them. */
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
