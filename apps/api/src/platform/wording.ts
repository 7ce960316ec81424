/** `1 event`, `2 events`: a number with its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Folds letter case and accents, for searching and sorting. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Why a file could not be read or written, in words; the system's code when it is an unusual one. */
export function fileFault(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return faults[code] ?? (code || message);
}
