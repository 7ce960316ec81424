import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the checkout and answers its exit code (128 and the signal's number when a signal ended it).
 * A signal for this process is passed on, and ends this process once the command has ended. With a `niceness` above 0
 * the command yields to other processes.
 */
export function run(command, args, { niceness = 0, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, stop);
    const settle = () => signals.forEach((signal) => process.off(signal, stop));
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      settle();
      const exitCode = code ?? 128 + constants.signals[signal];
      if (stopped) process.exit(exitCode);
      resolve(exitCode);
    });
  });
}

/** Prints one line on stderr and exits with code 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Ends with exit code 2 if the command got arguments: it has none. */
export function refuseArguments(advice = '') {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return;
  console.error(`This command has no argument "${argument}".${advice && ` ${advice}`}`);
  process.exit(2);
}

/** Whether a process with this id exists. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
