import { z } from 'zod';
import { verificationOutcomes } from '@closewise/domain/ledger';
import { personText } from '../buyer/shared-fields.js';
import { personal } from '../personal/index.js';
import { asOfQuery, generalAccounts } from './ledger.js';
import { wholeNumber } from './whole-number.js';

/**
 * Query of GET /api/admin/ledger/accounts; pages count from 1. `search` matches codes, tags and, for callers who may
 * see them, names and addresses. A payment ID, a provider's payment intent or a report number finds the accounts that
 * have entries for it. With `asOf`, only accounts that had an entry by then are listed.
 */
export const ledgerAccountsQuery = asOfQuery.extend({
  search: personText(200).default(''),
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 50),
});
export type LedgerAccountsQuery = z.infer<typeof ledgerAccountsQuery>;

const cents = z.number().int();

/** An account of the books: of an affiliate, of an organization, or a general account. */
const ledgerAccount = z.object({
  kind: z.enum(['affiliate', 'organization', ...generalAccounts]),
  /** The referral code, the tag, or the kind of a general account. */
  label: z.string(),
  /** Name of the affiliate or organization; null for general accounts and after an erasure. */
  name: personal(z.string()).nullable(),
  entries: z.number().int(),
  balanceCents: cents,
  /** The part of the balance from sales under an open dispute, which is not paid out. */
  disputedCents: cents,
});
export type ListedAccount = z.infer<typeof ledgerAccount>;

/** Answer of GET /api/admin/ledger/accounts; `paymentId` is the payment that the search found. */
export const ledgerAccountsView = z
  .object({
    success: z.literal(true),
    asOf: z.iso.datetime().nullable(),
    total: z.number().int(),
    accounts: z.array(ledgerAccount),
    paymentId: z.string().nullable(),
  })
  .meta({
    example: {
      success: true,
      asOf: null,
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

/** Answer of GET /api/admin/ledger/integrity: the last seal, and the outcome of the last verification. */
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
          /** Name and value separated by a tab, as printed by `ledger verify`. */
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

/** Answer of POST /api/admin/ledger/verify, also if a verification is already running. */
export const verificationRequestedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'The ledger is being verified' } });
export type VerificationRequestedView = z.infer<typeof verificationRequestedView>;
