import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { AttachedApplication } from '../../src/platform/cli/attached-application.js';
import type { Ended } from './command-line.js';

/**
 * Runs a command of the command line in this process, which has loaded it already; else as runCommand does. One at a
 * time, since what it says goes to the streams of the process. It opens an application of its own, which takes a quarter
 * of a second, unless it is given one in place of `settings`.
 */
export async function runHere(
  by: NodeJS.ProcessEnv | INestApplicationContext,
  args: readonly string[],
  input = '',
): Promise<Ended> {
  // Only once Nest is whole: nest-commander requires it.
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

/** Commands find this application open, and leave it so; answers how to end that. */
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

/** Keeps what is written to the stream of this process. */
export function hear(stream: NodeJS.WriteStream) {
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
