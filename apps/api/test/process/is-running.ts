import { readFile } from 'node:fs/promises';

/** Whether a process runs; one that ended and waits for its parent to ask for its status does not. */
export async function isRunning(pid: number): Promise<boolean> {
  return readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) Z/.test(stat),
    () => false,
  );
}
