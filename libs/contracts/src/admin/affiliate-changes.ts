import { commissionRates, wrongRate } from '@closewise/domain/affiliation';
import { z } from 'zod';
import { affiliateEmail, affiliateName, affiliateWebsite } from '../affiliates/signup.js';
import { personText } from '../buyer/shared-fields.js';
import { affiliateChangedView } from './affiliates.js';

const reason = personText(500);

/** Body of POST /api/admin/affiliate/create. */
export const createAffiliateRequest = z
  .strictObject({ name: affiliateName, email: affiliateEmail, website: affiliateWebsite.nullish() })
  .meta({ example: { name: 'Ana Lopez', email: 'ana@example.com' } });
export type CreateAffiliateRequest = z.infer<typeof createAffiliateRequest>;

/** Body of PUT /api/admin/affiliate/:id; website and status are unchanged if omitted. */
export const editAffiliateRequest = z
  .strictObject({
    name: affiliateName,
    email: affiliateEmail,
    website: affiliateWebsite.nullish(),
    active: z.boolean().optional(),
    reason: reason.nullish(),
  })
  .meta({ example: { name: 'Ana Lopez', email: 'ana@example.com', active: true } });
export type EditAffiliateRequest = z.infer<typeof editAffiliateRequest>;

const { lowestPercent, highestPercent } = commissionRates;

/** Body of PUT /api/admin/affiliate/:id/commission-rate; `rate` in percent, as a number. */
export const commissionRateRequest = z
  .strictObject({
    rate: z.number(wrongRate).int(wrongRate).min(lowestPercent, wrongRate).max(highestPercent, wrongRate),
    reason: reason.nullish(),
  })
  .meta({ example: { rate: 30, reason: 'Agreed by phone on November 2' } });
export type CommissionRateRequest = z.infer<typeof commissionRateRequest>;

/** Body of DELETE /api/admin/affiliate/:id; optional. */
export const deleteAffiliateRequest = z
  .strictObject({ reason: reason.nullish() })
  .meta({ example: { reason: 'Requested by the affiliate' } });
export type DeleteAffiliateRequest = z.infer<typeof deleteAffiliateRequest>;

const why = reason.refine((text) => text.trim() !== '', 'Enter a reason; it is kept with this change');

/** Body of POST /api/admin/affiliate/:id/terminate. */
export const terminateAffiliateRequest = z
  .strictObject({ reason: why })
  .meta({ example: { reason: 'Sent unwanted mail in our name' } });
export type TerminateAffiliateRequest = z.infer<typeof terminateAffiliateRequest>;

/** Body of PUT /api/admin/affiliate/:id/membership; a null tag ends the membership. */
export const membershipRequest = z
  .strictObject({
    organizationTag: personText(20).nullable(),
    memberId: personText(40).nullish(),
    reason: why,
  })
  .meta({ example: { organizationTag: 'HAR', memberId: '123456', reason: 'HAR confirmed the number' } });
export type MembershipRequest = z.infer<typeof membershipRequest>;

/** Answer of POST /api/admin/affiliate/create. */
export const affiliateCreatedView = affiliateChangedView
  .extend({ affiliate: z.object({ id: z.string(), referralCode: z.string() }) })
  .meta({
    example: {
      success: true,
      message: 'Affiliate created successfully',
      affiliate: { id: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10', referralCode: 'MAPLE7K4M' },
    },
  });
export type AffiliateCreatedView = z.infer<typeof affiliateCreatedView>;
