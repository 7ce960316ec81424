import { writeFile } from 'node:fs/promises';
import { DomainError } from '@closewise/domain/events';
import { fileFault } from '../platform/wording.js';

/** Writes a command's output to the named file or to stdout. Refuses a file that cannot be written. */
export async function writeOut(file: string | undefined, content: string | Buffer): Promise<void> {
  if (file === undefined) return void process.stdout.write(content);
  try {
    await writeFile(file, content);
  } catch (error) {
    const name = file === '' ? 'A file with an empty name' : file;
    throw new DomainError('payouts.file-unwritable', `${name} cannot be written: ${fileFault(error)}`);
  }
}
