import { readFile } from 'node:fs/promises';

/** The processes that a running one has started and that have not ended yet. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}
