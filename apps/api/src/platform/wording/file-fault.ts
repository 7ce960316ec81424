const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Why a file could not be read or written, in words; the system's code where there are none. */
export function fileFault(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return faults[code] ?? (code || message);
}
