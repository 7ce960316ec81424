import { z } from 'zod';
import { wholeNumber } from '../admin/whole-number.js';
import { personText } from '../buyer/shared-fields.js';
import { personal } from '../personal/index.js';

const count = z.number().int();
/** In dollars. */
const money = z.number();

/** Which members are listed: all, those not confirmed yet, or those without a sale. */
export const membersShown = ['all', 'unconfirmed', 'without-sale'] as const;

/** Query of GET /api/organization/{tag}/members; pages count from 1. */
export const organizationMembersQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(100, 25),
  show: z.enum(membersShown, `must be one of ${membersShown.join(', ')}`).default('all'),
});
export type OrganizationMembersQuery = z.infer<typeof organizationMembersQuery>;

/** A member, with or without sales. `confirmed`: the organization has confirmed the membership. */
export const organizationMember = z.object({
  id: z.string(),
  name: personal(z.string()),
  email: personal(z.string()),
  organizationMemberId: personal(z.string()).nullable(),
  /** False if their sales earn nothing for now. */
  active: z.boolean(),
  confirmed: z.boolean(),
  reportsSold: count,
  agentEarnings: money,
  organizationOverride: money,
});
export type OrganizationMember = z.infer<typeof organizationMember>;

const example = {
  id: '6f1d2c3b-8a54-4d0e-9c1f-0a2b3c4d5e6f',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  organizationMemberId: '123456',
  active: true,
  confirmed: false,
  reportsSold: 3,
  agentEarnings: 30,
  organizationOverride: 7.5,
};

/** Answer of GET /api/organization/{tag}/members, most sales first; `counts` cover all members. */
export const organizationMembersView = z
  .object({
    success: z.literal(true),
    members: z.array(organizationMember),
    counts: z.object({ all: count, unconfirmed: count, withoutSale: count }),
  })
  .meta({
    example: { success: true, members: [example], counts: { all: 12, unconfirmed: 4, withoutSale: 7 } },
  });
export type OrganizationMembersView = z.infer<typeof organizationMembersView>;

/** Body of POST /api/organization/{tag}/members/{affiliateId}/reject; the reason is stored with the decision. */
export const rejectMemberRequest = z
  .strictObject({
    reason: personText(500).refine((text) => text.trim() !== '', 'Please say why they are not your member'),
  })
  .meta({ example: { reason: 'Not on our list of members' } });
export type RejectMemberRequest = z.input<typeof rejectMemberRequest>;

/** Answer of the requests that confirm or reject a member. */
export const memberDecisionView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'The membership is confirmed.' } });
export type MemberDecisionView = z.infer<typeof memberDecisionView>;

/** The members' sales in a month (`YYYY-MM`, UTC); amounts in dollars, after the refunds of that month. */
export const organizationMonth = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Today's members who joined in that month. */
  newMembers: count,
  reportsSold: count,
  agentEarnings: money,
  organizationOverride: money,
});
export type OrganizationMonth = z.infer<typeof organizationMonth>;

/** Answer of GET /api/organization/{tag}/months, oldest first; months without activity are omitted. */
export const organizationMonthsView = z
  .object({ success: z.literal(true), months: z.array(organizationMonth) })
  .meta({
    example: {
      success: true,
      months: [
        { month: '2026-11', newMembers: 2, reportsSold: 3, agentEarnings: 30, organizationOverride: 7.5 },
      ],
    },
  });
export type OrganizationMonthsView = z.infer<typeof organizationMonthsView>;
