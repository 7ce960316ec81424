import {
  type AffiliateEvent,
  splitPolicyVersion,
  type AttributionOutcome,
  type SaleSplit,
} from '@closewise/domain/affiliation';
import { LedgerSentences } from '../ledger/index.js';
import { affiliationLedgerSentences } from './ledger-sentences.js';

const sentences = new LedgerSentences(affiliationLedgerSentences);

const split = (more: Partial<SaleSplit['data']> = {}): SaleSplit => ({
  type: 'SaleSplit',
  data: {
    paymentId: 'p-1',
    reportId: 42,
    amountCents: 2500,
    currency: 'usd',
    paidAt: '2026-11-21T10:00:00.000Z',
    policyVersion: 1,
    attribution: { code: 'MAPLE7K4M', codeFrom: 'order', outcome: 'credited', affiliateId: 'a-1' },
    commission: { affiliateId: 'a-1', ratePercent: 40, rateEventId: null },
    override: null,
    shares: { commissionCents: 1000, overrideCents: 0, houseCents: 1500 },
    ...more,
  },
});
const describeSplit = (more: Partial<SaleSplit['data']>) => sentences.describe(split(more), String);

describe('the sentence about a split', () => {
  const shares = 'affiliate $10.00, organization $0.00, house $15.00';

  it.each<[string, Partial<SaleSplit['data']>, string]>([
    [
      'the default rate',
      {},
      `credited to the affiliate of the code; commission 40% (the default rate); ${shares}`,
    ],
    [
      'a rate that was set to the same',
      { commission: { affiliateId: 'a-1', ratePercent: 40, rateEventId: 'e-1' } },
      `credited to the affiliate of the code; commission 40%; ${shares}`,
    ],
    [
      'an override of its own rate',
      { override: { organizationTag: 'AUSTIN', ratePercent: 12 } },
      `commission 40% (the default rate), override of AUSTIN 12%; ${shares}`,
    ],
    ['no affiliate who earns', { commission: null }, `credited to the affiliate of the code; ${shares}`],
  ])('with %s', (_, more, sentence) => {
    expect(describeSplit(more)).toContain(sentence);
  });

  it('names the version of older rules', () => {
    expect(describeSplit({ policyVersion: splitPolicyVersion })).toMatch(/^\$25\.00 was split: /);
    expect(describeSplit({ policyVersion: 1 })).toMatch(/^\$25\.00 was split by the rules of version 1: /);
  });

  it.each<[AttributionOutcome, string]>([
    ['credited', 'credited to the affiliate of the code'],
    ['no-code', 'no referral code came with the purchase, so nobody earns a commission'],
    ['unknown-code', 'nobody has this referral code, so nobody earns a commission'],
    ['inactive', 'the affiliate was inactive when it was paid, so nobody earns a commission'],
    ['terminated', 'the affiliate was terminated before it was paid, so nobody earns a commission'],
    ['deleted', 'the affiliate was deleted before it was paid, so nobody earns a commission'],
    [
      'organization-not-approved',
      'of an organization that was not approved when it was paid, so nobody earns a commission',
    ],
    ['self-referral-email', 'bought it with their own email address, so nobody earns a commission'],
    ['self-referral-card', 'bought it with their own card, so nobody earns a commission'],
  ])('explains the outcome %s', (outcome, why) => {
    const attribution = { code: 'MAPLE7K4M', codeFrom: 'order', outcome, affiliateId: 'a-1' } as const;
    expect(describeSplit({ attribution })).toContain(why);
  });
});

describe('the sentence about an affiliate', () => {
  it.each<[AffiliateEvent, string | null]>([
    [
      { type: 'CommissionRateSet', data: { affiliateId: 'a-1', ratePercent: 25, reason: null } },
      'The commission rate was set to 25%',
    ],
    [
      {
        type: 'AffiliateMembershipCorrected',
        data: { affiliateId: 'a-1', membership: null, reason: 'list' },
      },
      'The membership was corrected: the affiliate is a member of no organization',
    ],
    [
      {
        type: 'AffiliateMembershipRejected',
        data: { affiliateId: 'a-1', organizationTag: 'HAR', memberId: null, reason: 'list' },
      },
      'HAR rejected the membership: list',
    ],
    [
      { type: 'AffiliateDeleted', data: { affiliateId: 'a-1', reason: 'private' } },
      'The affiliate was deleted',
    ],
    [{ type: 'DashboardLinkOpened', data: { affiliateId: 'a-1', generation: 1 } }, null],
  ])('%j', (event, sentence) => {
    expect(sentences.describe(event, String)).toBe(sentence);
  });
});
