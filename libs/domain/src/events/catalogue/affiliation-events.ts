import { z } from 'zod';
import type { AffiliateEmailEvent, AffiliateEvent, ReferralCodeReserved } from '../../affiliation/facts.js';
import { catalogueOf } from '../index.js';
import { flag, freeText, text, whole } from './fields.js';

export type AffiliationEvent = AffiliateEvent | ReferralCodeReserved | AffiliateEmailEvent;

const person = z.object({ name: text, email: text, website: text.nullable() }).nullable();
const membership = z.object({ organizationTag: text, memberId: freeText.nullable() }).nullable();
const affiliate = z.object({ affiliateId: text });
const named = affiliate.extend({ subjectId: text, person });
const ofMember = affiliate.extend({ organizationTag: text, memberId: text.nullable() });
const withReason = affiliate.extend({ reason: freeText });
const withOptionalReason = affiliate.extend({ reason: freeText.nullable() });
const ofLink = affiliate.extend({ generation: whole });
const ofAddress = z.object({ emailKey: text, affiliateId: text });

const affiliateId = '6f1d2c3b';
const anAddress = { emailKey: '7a31', affiliateId };

export const affiliationEvents = catalogueOf<AffiliationEvent>()({
  AffiliateRegistered: {
    data: named.extend({
      code: text,
      membership,
      isMaster: flag,
      registeredBy: z.enum(['affiliate', 'admin', 'organization', 'import']),
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
    data: affiliate.extend({
      programme: text,
      sourceId: freeText.nullable(),
      joinedOn: text.nullable(),
      fileDigest: text,
      line: whole,
      mailsLink: flag,
    }),
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
    data: named,
    example: {
      affiliateId,
      subjectId: '9c02.6f1d2c3b',
      person: { name: 'Ana Lopez', email: 'ana@lopez.example', website: 'https://lopez.example' },
    },
  },
  CommissionRateSet: {
    data: withOptionalReason.extend({ ratePercent: whole }),
    example: { affiliateId, ratePercent: 30, reason: 'pilot' },
  },
  AffiliateMembershipCorrected: {
    data: withReason.extend({ membership }),
    example: {
      affiliateId,
      membership: { organizationTag: 'AUSTIN', memberId: null },
      reason: 'not on the list',
    },
  },
  AffiliateMembershipConfirmed: {
    data: ofMember,
    example: { affiliateId, organizationTag: 'HAR', memberId: '123456' },
  },
  AffiliateMembershipRejected: {
    data: ofMember.extend({ reason: freeText }),
    example: { affiliateId, organizationTag: 'HAR', memberId: '123456', reason: 'not on the list' },
  },
  AffiliateDeactivated: { data: withOptionalReason, example: { affiliateId, reason: 'asleep' } },
  AffiliateReactivated: { data: withOptionalReason, example: { affiliateId, reason: null } },
  AffiliateTerminated: { data: withReason, example: { affiliateId, reason: 'spam' } },
  AffiliateDeleted: { data: withOptionalReason, example: { affiliateId, reason: null } },
  DashboardLinkReplaced: { data: ofLink, example: { affiliateId, generation: 2 } },
  DashboardLinkOpened: { data: ofLink, example: { affiliateId, generation: 1 } },
  ReferralCodeReserved: {
    data: z.object({ code: text, affiliateId: text }),
    example: { code: 'MAPLE7K4M', affiliateId },
  },
  AffiliateEmailClaimed: { data: ofAddress, example: anAddress },
  AffiliateEmailReleased: { data: ofAddress, example: anAddress },
  AffiliateEmailBarred: { data: ofAddress, example: anAddress },
});
