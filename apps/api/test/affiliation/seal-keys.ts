import { SealKeys } from '../../src/affiliation/seals/seal-keys.js';

/** A test's key, by one or two letters. */
export const secretOf = (name: string): Buffer => Buffer.alloc(32, name);
export const keysOf = (name: string, former: readonly SealKeys[] = []): SealKeys =>
  new SealKeys(
    { place: 'LEDGER_SEAL_KEY', read: () => secretOf(name), make: () => undefined },
    former.map(({ publicKey }) => Buffer.from(publicKey, 'base64')),
  );
