import { z } from 'zod';
import { verificationOutcomes } from '@closewise/domain/ledger';
import { personText } from '../buyer/person-text.js';
import { personal } from '../personal/index.js';
import { generalAccounts } from './ledger.js';
import { wholeNumber } from './whole-number.js';

/**
 * Query of GET /api/admin/ledger/accounts; pages count from 1. `search` looks in codes, tags and, for who may see them,
 * names and addresses; a payment, its intent at the provider or the number of a report finds the accounts that it moved.
 */
export const ledgerAccountsQuery = z.strictObject({
  search: personText(200).default(''),
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 50),
});
export type LedgerAccountsQuery = z.infer<typeof ledgerAccountsQuery>;

const cents = z.number().int();

/** An account of the books: of an affiliate, an organization, or one of those that there is one of. */
const ledgerAccount = z.object({
  kind: z.enum(['affiliate', 'organization', ...generalAccounts]),
  /** The referral code, the tag, or the kind. */
  label: z.string(),
  /** Of an affiliate or an organization; null for all others, and once it was erased. */
  name: personal(z.string()).nullable(),
  entries: z.number().int(),
  balanceCents: cents,
  /** What of the balance comes from sales under an open dispute, and is not paid out. */
  disputedCents: cents,
});
export type ListedAccount = z.infer<typeof ledgerAccount>;

/** Answer of GET /api/admin/ledger/accounts; `paymentId` is the payment that was found by the search. */
export const ledgerAccountsView = z
  .object({
    success: z.literal(true),
    total: z.number().int(),
    accounts: z.array(ledgerAccount),
    paymentId: z.string().nullable(),
  })
  .meta({
    example: {
      success: true,
      total: 1,
      accounts: [
        {
          kind: 'affiliate',
          label: 'MAPLE7K4M',
          name: 'Ana Lopez',
          entries: 12,
          balanceCents: 12_000,
          disputedCents: 1_000,
        },
      ],
      paymentId: null,
    },
  });
export type LedgerAccountsView = z.infer<typeof ledgerAccountsView>;

/** Answer of GET /api/admin/ledger/integrity: the last seal, and what the last verification said. */
export const ledgerIntegrityView = z
  .object({
    success: z.literal(true),
    seal: z
      .object({
        number: z.number().int(),
        sealedFacts: z.number().int(),
        chainHash: z.string(),
        sealedAt: z.iso.datetime(),
      })
      .nullable(),
    verification: z.object({
      running: z.boolean(),
      last: z
        .object({
          outcome: z.enum(verificationOutcomes),
          /** Name and value of each, with a tab between them, as `ledger verify` prints them. */
          lines: z.array(z.string()),
          at: z.iso.datetime(),
        })
        .nullable(),
    }),
  })
  .meta({
    example: {
      success: true,
      seal: {
        number: 17,
        sealedFacts: 2140,
        chainHash: '0f5b86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a',
        sealedAt: '2026-11-21T10:00:00.000Z',
      },
      verification: {
        running: false,
        last: { outcome: 'clean', lines: ['differences\t0'], at: '2026-11-21T10:05:00.000Z' },
      },
    },
  });
export type LedgerIntegrityView = z.infer<typeof ledgerIntegrityView>;

/** Answer of POST /api/admin/ledger/verify, also while one runs already. */
export const verificationRequestedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'The ledger is being verified' } });
export type VerificationRequestedView = z.infer<typeof verificationRequestedView>;
