import { writeFile } from 'node:fs/promises';
import { DomainError } from '@closewise/domain/events';
import { fileFault } from '../platform/wording/file-fault.js';

/** What a command has made: to the file that was named, or to stdout. Refuses a file that cannot be written. */
export async function writeOut(file: string | undefined, content: string | Buffer): Promise<void> {
  if (file === undefined) return void process.stdout.write(content);
  try {
    await writeFile(file, content);
  } catch (error) {
    const name = file === '' ? 'A file without a name' : file;
    throw new DomainError('payouts.file-unwritable', `${name} cannot be written: ${fileFault(error)}`);
  }
}
