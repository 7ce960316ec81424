import { z } from 'zod';
import { defineEvents, freeText, type EventOf } from '../events/index.js';
import { payeeSchema } from '../payee/index.js';

export const correctionEvents = defineEvents({
  BalanceCorrected: {
    description: 'An operator corrected what a payee is owed.',
    data: z.object({
      reference: freeText.describe('Names the correction, so that it is made only once'),
      payee: payeeSchema,
      cents: z.int().describe('Positive: paid by the house; negative: returned to the house'),
      reason: freeText.describe('Kept for good; contains no personal data'),
      correctedBy: z.string(),
    }),
    example: {
      reference: 'ticket-481',
      payee: { kind: 'affiliate', id: '6f1d2c3b' },
      cents: -1250,
      reason: 'Sale of October was credited twice',
      correctedBy: 'maria',
    },
  },
});

export type BalanceCorrected = EventOf<typeof correctionEvents>;

const prefix = 'correction-';

/** The one stream of a correction. */
export const correctionStream = (reference: string): string => `${prefix}${reference}`;

/** The reference of the correction in this stream; null for another stream. */
export const correctionReferenceOf = (stream: string): string | null =>
  stream.startsWith(prefix) ? stream.slice(prefix.length) : null;

export const sealEvents = defineEvents({
  LedgerSealed: {
    description:
      'The next facts that decide money were sealed. If one of them is later changed, removed, inserted or moved, ' +
      'the chain hash no longer matches, and no other one can be signed.',
    data: z.object({
      number: z.int().describe('From 1, without gaps; seal n is the n-th event of its stream'),
      sealedFacts: z.int().describe('How many facts this seal and all before it cover'),
      facts: z
        .array(z.string())
        .describe('`stream@version digest` of each fact in log order; the digest is SHA-256 in base64url'),
      previousHash: z.string().describe('Hex; 64 zeros before the first seal'),
      chainHash: z.string().describe('SHA-256 in hex over the previous hash and each digest in turn'),
      keyId: z.string(),
      signature: z.string().describe('Ed25519 in base64 over the canonical JSON of everything above'),
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

export type LedgerSealed = EventOf<typeof sealEvents>;

/** The one stream of the seals. */
export const ledgerSealStream = 'ledger-seals';

/** `differs`: something was changed, or the books do not match the log. `failed`: the verification did not finish. */
export const verificationOutcomes = ['clean', 'differs', 'failed'] as const;
export type VerificationOutcome = (typeof verificationOutcomes)[number];

/** In another stream than the seals, whose stream holds signed events only. */
export const verificationEvents = defineEvents({
  LedgerVerificationRequested: {
    description: 'Somebody requested a verification of log, seals and books.',
    data: z.object({ verificationId: z.string() }),
    example: { verificationId: '6f1d2c3b' },
  },
  LedgerVerified: {
    description: 'The result of a verification.',
    data: z.object({
      verificationId: z.string(),
      outcome: z.enum(verificationOutcomes),
      lines: z
        .array(z.string())
        .describe('The output of `ledger verify`, up to as many lines as a screen shows'),
    }),
    example: { verificationId: '6f1d2c3b', outcome: 'clean', lines: ['differences\t0'] },
  },
});

export type VerificationEvent = EventOf<typeof verificationEvents>;
export type LedgerVerificationRequested = EventOf<typeof verificationEvents, 'LedgerVerificationRequested'>;
export type LedgerVerified = EventOf<typeof verificationEvents, 'LedgerVerified'>;

/** The stream of all verifications that admins requested. */
export const ledgerVerificationStream = 'ledger-verifications';

export const ledgerEvents = { ...correctionEvents, ...sealEvents, ...verificationEvents };
