import { z } from 'zod';
import { defineEvents, freeText, type DataOf, type EventOf } from '../events/index.js';

const affiliate = z.object({ affiliateId: z.string() });
const affiliatePerson = z.object({ name: z.string(), email: z.string(), website: z.string().nullable() });
const named = affiliate.extend({
  subjectId: z.string(),
  person: affiliatePerson.nullable().describe('Encrypted; null after an erasure'),
});
const membershipSchema = z.object({ organizationTag: z.string(), memberId: freeText.nullable() });
const membership = membershipSchema
  .nullable()
  .describe('As stated by the affiliate, or as corrected by an admin');
const registeredBy = z
  .enum(['affiliate', 'admin', 'organization', 'import'])
  .describe(
    'Who entered the affiliate: themselves, an admin, an organization that set up its master account, ' +
      'or an import from another program',
  );
const importedFrom = z.object({
  programme: z.string(),
  sourceId: freeText.nullable().describe('The id in the other program'),
  joinedOn: z.string().nullable().describe('Start of the membership in the other program (`YYYY-MM-DD`)'),
  fileDigest: z.string().describe('SHA-256 of the imported file, in hex'),
  line: z.int().describe('Line in the file, from 1'),
  mailsLink: z.boolean().describe('Whether the dashboard link is mailed'),
});
const member = affiliate.extend({ organizationTag: z.string(), memberId: z.string().nullable() });
const withReason = affiliate.extend({ reason: freeText });
const withOptionalReason = affiliate.extend({ reason: freeText.nullable() });
const link = affiliate.extend({ generation: z.int().describe('From 1, which the first link has') });

const affiliateId = '6f1d2c3b';

export const affiliateEvents = defineEvents({
  AffiliateRegistered: {
    description: 'An affiliate may refer buyers from now on.',
    data: named.extend({
      code: z.string(),
      membership,
      isMaster: z.boolean().describe('Whether this is the account of an organization itself'),
      registeredBy,
    }),
    example: {
      affiliateId,
      subjectId: '7a31.6f1d2c3b',
      person: { name: 'Ana Lopez', email: 'ana@example.com', website: null },
      code: 'MAPLE7K4M',
      membership: { organizationTag: 'HAR', memberId: '123456' },
      isMaster: false,
      registeredBy: 'affiliate',
    },
  },
  AffiliateImported: {
    description: 'The registration was taken over from another program.',
    data: affiliate.extend(importedFrom.shape),
    example: {
      affiliateId,
      programme: 'rewardful',
      sourceId: 'a81',
      joinedOn: '2025-03-01',
      fileDigest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      line: 2,
      mailsLink: true,
    },
  },
  AffiliateDetailsChanged: {
    description: 'Name, email or website changed; the event holds all three as they are now.',
    data: named,
    example: {
      affiliateId,
      subjectId: '9c02.6f1d2c3b',
      person: { name: 'Ana Lopez', email: 'ana@lopez.example', website: 'https://lopez.example' },
    },
  },
  CommissionRateSet: {
    description: 'An admin set the rate for sales that are paid from now on.',
    data: withOptionalReason.extend({ ratePercent: z.int() }),
    example: { affiliateId, ratePercent: 30, reason: 'pilot' },
  },
  AffiliateMembershipCorrected: {
    description: 'An admin corrected the membership for sales that are paid from now on.',
    data: withReason.extend({ membership }),
    example: {
      affiliateId,
      membership: { organizationTag: 'AUSTIN', memberId: null },
      reason: 'not on the list',
    },
  },
  AffiliateMembershipConfirmed: {
    description:
      'The organization confirmed the affiliate as its member; this does not change what anybody earns.',
    data: member,
    example: { affiliateId, organizationTag: 'HAR', memberId: '123456' },
  },
  AffiliateMembershipRejected: {
    description:
      'The organization said that the affiliate is not its member. It earns nothing from sales that are paid from now on, ' +
      'and keeps what it earned while the membership was in force.',
    data: member.extend({ reason: freeText }),
    example: { affiliateId, organizationTag: 'HAR', memberId: '123456', reason: 'not on the list' },
  },
  AffiliateDeactivated: {
    description: 'Referrals earn nothing until the affiliate is reactivated.',
    data: withOptionalReason,
    example: { affiliateId, reason: 'asleep' },
  },
  AffiliateReactivated: {
    description: 'The affiliate earns again.',
    data: withOptionalReason,
    example: { affiliateId, reason: null },
  },
  AffiliateTerminated: {
    description:
      'The affiliate broke the terms: unpaid and later earnings are forfeited, and they cannot register again.',
    data: withReason,
    example: { affiliateId, reason: 'spam' },
  },
  AffiliateDeleted: {
    description:
      'The affiliate is deactivated for good: the balance is frozen, and personal data are erased.',
    data: withOptionalReason,
    example: { affiliateId, reason: null },
  },
  DashboardLinkReplaced: {
    description: 'Earlier links to the dashboard no longer open it.',
    data: link,
    example: { affiliateId, generation: 2 },
  },
  DashboardLinkOpened: {
    description: "The mailed link was opened for the first time, which proves the affiliate's address.",
    data: link,
    example: { affiliateId, generation: 1 },
  },
});

/** The events of an `affiliate-{id}` stream. */
export type AffiliateEvent = EventOf<typeof affiliateEvents>;
export type AffiliateRegistered = EventOf<typeof affiliateEvents, 'AffiliateRegistered'>;
export type AffiliateImported = EventOf<typeof affiliateEvents, 'AffiliateImported'>;
export type AffiliateDetailsChanged = EventOf<typeof affiliateEvents, 'AffiliateDetailsChanged'>;
export type CommissionRateSet = EventOf<typeof affiliateEvents, 'CommissionRateSet'>;
export type AffiliateMembershipCorrected = EventOf<typeof affiliateEvents, 'AffiliateMembershipCorrected'>;
export type AffiliateMembershipConfirmed = EventOf<typeof affiliateEvents, 'AffiliateMembershipConfirmed'>;
export type AffiliateMembershipRejected = EventOf<typeof affiliateEvents, 'AffiliateMembershipRejected'>;
export type AffiliateDeactivated = EventOf<typeof affiliateEvents, 'AffiliateDeactivated'>;
export type AffiliateReactivated = EventOf<typeof affiliateEvents, 'AffiliateReactivated'>;
export type AffiliateTerminated = EventOf<typeof affiliateEvents, 'AffiliateTerminated'>;
export type AffiliateDeleted = EventOf<typeof affiliateEvents, 'AffiliateDeleted'>;
export type DashboardLinkReplaced = EventOf<typeof affiliateEvents, 'DashboardLinkReplaced'>;
export type DashboardLinkOpened = EventOf<typeof affiliateEvents, 'DashboardLinkOpened'>;
export type AffiliatePerson = DataOf<typeof affiliatePerson>;
export type Membership = DataOf<typeof membershipSchema>;
export type RegisteredBy = DataOf<typeof registeredBy>;
/** Where an imported affiliate comes from. */
export type ImportedFrom = DataOf<typeof importedFrom>;

export const affiliateStream = (affiliateId: string): string => `affiliate-${affiliateId}`;
