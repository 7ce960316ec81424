import { readFileSync } from 'node:fs';
import { affiliateDecider } from './affiliate-decider.js';
import { affiliateEmailDecider, referralCodeDecider } from './reservations.js';
import { affiliateStream, type AffiliateEvent } from './affiliate-events.js';
import {
  affiliateEmailStream,
  referralCodeStream,
  type AffiliateEmailEvent,
  type ReferralCodeReserved,
} from './reservations.js';

type Stored = AffiliateEvent | ReferralCodeReserved | AffiliateEmailEvent;

const file = new URL('affiliate-stored-events.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored[];

/** The compiler requires an entry for a new event. */
const everyType: Record<Stored['type'], true> = {
  AffiliateRegistered: true,
  DashboardLinkOpened: true,
  CommissionRateSet: true,
  AffiliateMembershipCorrected: true,
  AffiliateDeactivated: true,
  AffiliateReactivated: true,
  AffiliateDetailsChanged: true,
  DashboardLinkReplaced: true,
  AffiliateTerminated: true,
  AffiliateDeleted: true,
  ReferralCodeReserved: true,
  AffiliateEmailClaimed: true,
  AffiliateEmailReleased: true,
  AffiliateEmailBarred: true,
  AffiliateImported: true,
  AffiliateMembershipConfirmed: true,
  AffiliateMembershipRejected: true,
};

const after = (count: number) =>
  (stored.slice(0, count) as AffiliateEvent[]).reduce(affiliateDecider.evolve, affiliateDecider.initialState);

describe('stored events about affiliates', () => {
  it('exist for every type', () => {
    expect(stored.map(({ type }) => type)).toEqual(Object.keys(everyType));
  });

  it('keep their original meaning', () => {
    const affiliate = {
      status: 'active',
      affiliateId: '6f1d2c3b',
      subjectId: '7a31.6f1d2c3b',
      person: { name: 'Ana Lopez', email: 'ana@example.com', website: null },
      code: 'MAPLE7K4M',
      membership: { organizationTag: 'AUSTIN', memberId: null },
      membershipConfirmed: false,
      rejectedBy: null,
      isMaster: false,
      version: 3,
      customRatePercent: 30,
      linkGeneration: 1,
      linkOpened: true,
    };
    expect(after(4)).toEqual(affiliate);
    expect(after(5)).toEqual({ ...affiliate, version: 4, status: 'inactive' });
    const moved = {
      ...affiliate,
      subjectId: '9c02.6f1d2c3b',
      person: { name: 'Ana Lopez', email: 'ana@lopez.example', website: 'https://lopez.example' },
      version: 6,
      linkGeneration: 2,
      linkOpened: false,
    };
    expect(after(8)).toEqual(moved);
    expect(after(9)).toEqual({ ...moved, version: 7, status: 'terminated' });
    expect(after(10)).toEqual({ ...moved, version: 8, status: 'deleted', person: null });
  });

  it('contain the owner of a code and of an address', () => {
    const [code, ...ofEmail] = stored.slice(10, 14) as [ReferralCodeReserved, ...AffiliateEmailEvent[]];
    expect(referralCodeDecider.evolve(referralCodeDecider.initialState, code)).toEqual({
      affiliateId: '6f1d2c3b',
    });
    const free = affiliateEmailDecider.initialState;
    expect(ofEmail.map((event) => affiliateEmailDecider.evolve(free, event))).toEqual([
      { status: 'claimed', affiliateId: '6f1d2c3b' },
      { status: 'free' },
      { status: 'barred', affiliateId: '6f1d2c3b' },
    ]);
  });

  it('are in streams with their original names', () => {
    expect([
      affiliateStream('6f1d2c3b'),
      referralCodeStream('MAPLE7K4M'),
      affiliateEmailStream('7a31'),
    ]).toEqual(['affiliate-6f1d2c3b', 'referral-code-MAPLE7K4M', 'affiliate-email-7a31']);
  });

  it('contain an organization’s decision about a membership', () => {
    const [confirmed, rejected] = stored.slice(-2) as [AffiliateEvent, AffiliateEvent];
    const known = affiliateDecider.evolve(after(1), confirmed);
    expect(known).toEqual({ ...after(1), membershipConfirmed: true });
    const none = { membership: null, membershipConfirmed: false, rejectedBy: 'HAR', version: 2 };
    expect(affiliateDecider.evolve(known, rejected)).toEqual({ ...after(1), ...none });
  });

  it('do not change an imported affiliate’s registration', () => {
    const imported = stored.filter(({ type }) => type === 'AffiliateImported') as AffiliateEvent[];
    expect(imported.reduce(affiliateDecider.evolve, after(1))).toEqual(after(1));
  });
});
