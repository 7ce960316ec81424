import { affiliationPostings } from '@closewise/domain/affiliation';
import { billingPostings } from '@closewise/domain/billing';
import { correctionPostings, PostingRulebook } from '@closewise/domain/ledger';
import { payoutPostings } from '@closewise/domain/payouts';
import { createLedgerProjection } from '../src/affiliation/ledger/ledger.projection.js';

/** The posting rules of all modules, as the application registers them. */
export const postingRules = new PostingRulebook(
  correctionPostings,
  billingPostings,
  affiliationPostings,
  payoutPostings,
);

/** The ledger projection with these rules. */
export const ledgerProjection = createLedgerProjection(postingRules);
