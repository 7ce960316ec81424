import type { AffiliateState } from './affiliate-state.js';
import { type SelfReferral, attribute, codeOfSale, isSameMailbox, termsOfSale } from './attribution.js';

type Known = Exclude<AffiliateState, { status: 'unknown' }>;
const affiliate = (more: Partial<Known> = {}): Known => ({
  status: 'active',
  affiliateId: 'a-1',
  subjectId: 's',
  person: null,
  code: 'MAPLE7K4M',
  membership: { organizationTag: 'HAR', memberId: '7' },
  membershipConfirmed: false,
  rejectedBy: null,
  isMaster: false,
  version: 1,
  customRatePercent: null,
  linkGeneration: 1,
  linkOpened: false,
  ...more,
});
const unknown: AffiliateState = { status: 'unknown' };
const isKnown = (known: string) => known !== 'GHOST';
const code = codeOfSale('MAPLE7K4M', null, isKnown);
const master = affiliate({ isMaster: true });
const approved = (selfReferral: SelfReferral | null = null) => ({
  selfReferral,
  organizationIsApproved: true,
});

describe('the code of a sale', () => {
  it.each([
    ['MAPLE7K4M', 'CEDAR2B2B', { code: 'MAPLE7K4M', codeFrom: 'order' }],
    ['MAPLE7K4M', null, { code: 'MAPLE7K4M', codeFrom: 'order' }],
    [null, 'CEDAR2B2B', { code: 'CEDAR2B2B', codeFrom: 'payment' }],
    [null, null, { code: null, codeFrom: null }],
    ['GHOST', 'CEDAR2B2B', { code: 'CEDAR2B2B', codeFrom: 'payment' }],
    ['MAPLE7K4M', 'GHOST', { code: 'MAPLE7K4M', codeFrom: 'order' }],
    ['GHOST', null, { code: 'GHOST', codeFrom: 'order' }],
    [null, 'GHOST', { code: 'GHOST', codeFrom: 'payment' }],
  ])('for the order’s code %s and the payment’s code %s', (order, payment, expected) => {
    expect(codeOfSale(order, payment, isKnown)).toEqual(expected);
  });
});

describe('a sale', () => {
  it.each<[string, AffiliateState, SelfReferral | null, string, string | null]>([
    ['is credited to the affiliate of the code', affiliate(), null, 'credited', 'a-1'],
    ['[AF-07] with an unknown code is nobody’s', unknown, null, 'unknown-code', null],
    [
      '[AF-07] of an inactive affiliate earns nothing',
      affiliate({ status: 'inactive' }),
      null,
      'inactive',
      'a-1',
    ],
    [
      'of a terminated affiliate earns nothing',
      affiliate({ status: 'terminated' }),
      null,
      'terminated',
      'a-1',
    ],
    ['of a deleted affiliate earns nothing', affiliate({ status: 'deleted' }), null, 'deleted', 'a-1'],
    [
      '[AF-07] to the affiliate’s own address earns nothing',
      affiliate(),
      'email',
      'self-referral-email',
      'a-1',
    ],
    ['[AF-07] on the affiliate’s own card earns nothing', affiliate(), 'card', 'self-referral-card', 'a-1'],
    ['of the account of an approved organization is credited to it', master, null, 'credited', 'a-1'],
  ])('%s', (_title, state, self, outcome, affiliateId) => {
    expect(attribute(code, state, approved(self))).toEqual({ ...code, outcome, affiliateId });
  });

  it('without a code has no affiliate', () => {
    expect(attribute(codeOfSale(null, null, isKnown), unknown, approved())).toMatchObject({
      outcome: 'no-code',
    });
  });

  it.each<[string, AffiliateState, string]>([
    ['[OR-07] of the account of an organization that waits is nobody’s', master, 'organization-not-approved'],
    ['of its member is credited to the member all the same', affiliate(), 'credited'],
    ['of an affiliate without an organization is credited', affiliate({ membership: null }), 'credited'],
    ['of its account that was deleted is nobody’s for that', { ...master, status: 'deleted' }, 'deleted'],
  ])('%s', (_title, state, outcome) => {
    const waiting = { selfReferral: null, organizationIsApproved: false };
    expect(attribute(code, state, waiting)).toEqual({ ...code, outcome, affiliateId: 'a-1' });
  });
});

describe('the terms of a sale', () => {
  const termsFor = (
    state: AffiliateState,
    organizationIsApproved = true,
    rateEventId: string | null = null,
  ) => termsOfSale(attribute(code, state, approved()), state, { rateEventId, organizationIsApproved });
  const commission = { affiliateId: 'a-1', ratePercent: 40, rateEventId: null };

  it('[AF-04] [OR-04] are 40 percent for the affiliate and 10 for their organization', () => {
    expect(termsFor(affiliate())).toEqual({
      commission,
      override: { organizationTag: 'HAR', ratePercent: 10 },
    });
  });

  it('[AF-04] contain the affiliate’s custom rate', () => {
    expect(termsFor(affiliate({ customRatePercent: 30 }), true, 'e-9').commission).toEqual({
      ...commission,
      ratePercent: 30,
      rateEventId: 'e-9',
    });
  });

  it.each<[string, AffiliateState, boolean]>([
    ['who is no member', affiliate({ membership: null }), true],
    ['whose organization is not approved', affiliate(), false],
    ['that is an organization itself', affiliate({ isMaster: true }), true],
  ])('contain no override for an affiliate %s', (_title, state, isApproved) => {
    expect(termsFor(state, isApproved)).toEqual({ commission, override: null });
  });

  it('are empty if the sale is not credited', () => {
    expect(termsFor(affiliate({ status: 'inactive' }))).toEqual({ commission: null, override: null });
  });
});

describe('a mailbox', () => {
  it.each([
    ['Ana@Example.com', 'ana@example.com', true],
    ['ana+closing@example.com', 'ana@example.com', true],
    ['ana+a@example.com', 'ana+b@example.com', true],
    [' ana@example.com ', 'ana@example.com', true],
    ['jose\u0301@example.com', 'jos\u00e9@example.com', true],
    ['"a@b"@example.com', '"a@c"@example.com', false],
    ['ana@exa+mple.com', 'ana@exa+other.com', false],
    ['a.na.lopez@gmail.com', 'analopez@gmail.com', true],
    ['ana.lopez+x@googlemail.com', 'AnaLopez@Gmail.com', true],
    ['ana.lopez@example.com', 'analopez@example.com', false],
    ['ana@mygmail.com', 'ana@gmail.com', false],
    ['ana@example.com', 'bea@example.com', false],
    ['ana@example.com', 'ana@example.org', false],
  ])('%s and %s', (left, right, same) => {
    expect(isSameMailbox(left, right)).toBe(same);
  });
});
