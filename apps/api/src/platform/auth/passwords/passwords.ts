import { randomBytes, randomInt } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { HashQueue, type Lane } from './hash-queue.js';

const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_GROUPS = 4;
const GROUP_LENGTH = 5;

/** Hashes of passwords, never more of them at once than the server can bear. */
@Injectable()
export class Passwords {
  /**
   * Argon2id (the library's default) as OWASP's Password Storage Cheat Sheet recommends as a minimum: 19 MiB, two
   * passes, one thread. RFC 9106 and OWASP ask for more only where memory is plenty.
   */
  cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  private readonly queue = new HashQueue();
  private decoy: Promise<string> | null = null;

  /** In PHC format, with a salt of its own. Throws a refusal with 429 while too many wait. */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(normal(password), this.cost), 'known');
  }

  /** Without a hash it takes as long and answers false: whoever asks must not learn that there is none. */
  async verify(stored: string | null, password: string, lane: Lane): Promise<boolean> {
    const against = stored ?? (await this.decoyHash());
    const isRight = await this.queue.run(() => verify(against, normal(password)), lane);
    return isRight && stored !== null;
  }

  /** Whether the hash was made at another cost than today's. */
  isOutdated(stored: string): boolean {
    const used = parseOptions(stored);
    return Object.entries(this.cost).some(([name, value]) => used[name as keyof typeof used] !== value);
  }

  /** For a first sign-in: 20 characters without look-alikes, 99 bits. */
  generate(): string {
    const groups = Array.from({ length: PASSWORD_GROUPS }, () => letters(GROUP_LENGTH));
    return groups.join('-');
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16), this.cost);
    return this.decoy;
  }
}

/** The same password typed on another keyboard may come in other code points. */
const normal = (password: string): string => password.normalize('NFKC');

const letters = (count: number): string =>
  Array.from({ length: count }, () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)]).join('');
