import type { DomainEvent } from '../events/index.js';

/**
 * The next facts that decide money were sealed: whoever changes, removes, inserts or moves one of them later no longer
 * gets this chain hash, and cannot sign another one.
 */
export type LedgerSealed = DomainEvent<
  'LedgerSealed',
  {
    /** From 1, without gaps; seal n is the n-th event of its stream. */
    number: number;
    /** How many facts this seal and all before it cover. */
    sealedFacts: number;
    /** Of each fact in the order of the log `stream@version digest`, the SHA-256 in base64url. */
    facts: string[];
    /** Hex; 64 zeros before the first seal. */
    previousHash: string;
    /** SHA-256 in hex over the previous hash and each digest in turn. */
    chainHash: string;
    keyId: string;
    /** Ed25519 in base64 over the canonical JSON of everything above. */
    signature: string;
  }
>;

/** The one stream of the seals. */
export const ledgerSealStream = 'ledger-seals';
