import { randomBytes, randomInt } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { HashQueue, type Lane } from './hash-queue.js';

/** Replaces the credentials of an unknown account, so that its sign-in queries the database as well. */
export const UNKNOWN_CREDENTIAL_ID = '00000000-0000-0000-0000-000000000000';

const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_GROUPS = 4;
const GROUP_LENGTH = 5;

/** Hashes and verifies passwords, with a limited number of hashes at once. */
@Injectable()
export class Passwords {
  /**
   * Argon2id (the library's default) with the minimum of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one
   * thread. RFC 9106 and OWASP recommend more only where memory is plentiful.
   */
  cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  private readonly queue = new HashQueue();
  private decoy: Promise<string> | null = null;

  /** Returns the PHC format, with a new salt. Throws TooManyRequestsException while too many wait. */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(normalize(password), this.cost), 'known');
  }

  /** Without a stored hash it takes as long and returns false, so that callers cannot learn that the account is missing. */
  async verify(stored: string | null, password: string, lane: Lane): Promise<boolean> {
    const against = stored ?? (await this.decoyHash());
    const isRight = await this.queue.run(() => verify(against, normalize(password)), lane);
    return isRight && stored !== null;
  }

  /** Whether the hash was made with another cost than the current one. */
  isOutdated(stored: string): boolean {
    const used = parseOptions(stored);
    return Object.entries(this.cost).some(([name, value]) => used[name as keyof typeof used] !== value);
  }

  /** For a first sign-in: 20 characters without look-alikes, 99 bits. */
  generate(): string {
    const groups = Array.from({ length: PASSWORD_GROUPS }, () => randomLetters(GROUP_LENGTH));
    return groups.join('-');
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16), this.cost);
    return this.decoy;
  }
}

/** Another keyboard may type the same password in other code points. */
const normalize = (password: string): string => password.normalize('NFKC');

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)]).join('');

let loaded: Promise<(folded: string) => boolean> | undefined;

/**
 * Checks whether a lowercase password is among the 49,000 most common ones. The list of @zxcvbn-ts is loaded when the
 * first password is set (80 ms, 20 MB), never for a sign-in.
 */
export function commonPasswords(): Promise<(folded: string) => boolean> {
  return (loaded ??= load());
}

async function load(): Promise<(folded: string) => boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set(dictionary['passwords-common']);
  return (folded) => common.has(folded) || /^(.)\1*$/u.test(folded);
}
