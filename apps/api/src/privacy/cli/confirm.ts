import { createInterface } from 'node:readline/promises';
import { DomainError } from '@closewise/domain/events';

/** Asks on the terminal for a yes; refuses without one, and where there is no terminal to ask on. */
export async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new DomainError('privacy.unconfirmed', 'There is no terminal to ask on: repeat with --yes');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} Type yes to go on: `);
    if (answer.trim().toLowerCase() !== 'yes')
      throw new DomainError('privacy.unconfirmed', 'Nothing was erased');
  } finally {
    terminal.close();
  }
}
