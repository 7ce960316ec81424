import { z } from 'zod';
import { verificationOutcomes, type LedgerSealed, type VerificationEvent } from '../../ledger/index.js';
import { catalogueOf } from '../index.js';
import { text, whole } from './fields.js';

/** Kept apart from the seals, which are read as what was signed. */
export const verificationEvents = catalogueOf<VerificationEvent>()({
  LedgerVerificationRequested: {
    data: z.object({ verificationId: text }),
    example: { verificationId: '6f1d2c3b' },
  },
  LedgerVerified: {
    data: z.object({ verificationId: text, outcome: z.enum(verificationOutcomes), lines: z.array(text) }),
    example: { verificationId: '6f1d2c3b', outcome: 'clean', lines: ['differences\t0'] },
  },
});

export const ledgerEvents = catalogueOf<LedgerSealed>()({
  LedgerSealed: {
    data: z.object({
      number: whole,
      sealedFacts: whole,
      facts: z.array(text),
      previousHash: text,
      chainHash: text,
      keyId: text,
      signature: text,
    }),
    example: {
      number: 1,
      sealedFacts: 1,
      facts: ['sale-stripe-pi_3Q@0 n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'],
      previousHash: '0'.repeat(64),
      chainHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      keyId: '4f2a',
      signature: 'MEUCIQ==',
    },
  },
});
