import { readFile } from 'node:fs/promises';

/** Whether a process runs; a zombie does not. */
export async function isRunning(pid: number): Promise<boolean> {
  return readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) Z/.test(stat),
    () => false,
  );
}
