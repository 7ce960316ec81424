import { SealKeys } from '../../src/affiliation/seals/seal-keys.js';

/** The key of a test, by a letter or two. */
export const secretOf = (name: string): Buffer => Buffer.alloc(32, name);
export const keysOf = (name: string, former: readonly SealKeys[] = []): SealKeys =>
  new SealKeys(
    { place: 'LEDGER_SEAL_KEY', read: () => secretOf(name), make: () => undefined },
    former.map(({ publicKey }) => Buffer.from(publicKey, 'base64')),
  );
