import { writeFile } from 'node:fs/promises';
import { DomainError } from '@closewise/domain/events';

/** What a command has made: to the file that was named, or to stdout. Refuses a file that cannot be written. */
export async function writeOut(file: string | undefined, content: string | Buffer): Promise<void> {
  if (file === undefined) return void process.stdout.write(content);
  try {
    await writeFile(file, content);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DomainError('payouts.file-unwritable', `${file} cannot be written: ${code}`);
  }
}
