import { zodResolver } from '../../../shared/forms/zod-resolver';
import * as z from 'zod';
import { affiliateEmail, affiliateName, affiliateWebsite } from '@closewise/contracts/affiliates';

const memberIdMissing = "HAR Member ID is required when you select 'Yes' for HAR membership";

/** The rules of the API, and what only the form asks. Loaded on the first validation, not with the page. */
const signUpSchema = z.object({
  name: affiliateName,
  email: affiliateEmail,
  website: affiliateWebsite,
  isHarMember: z.enum(['yes', 'no']),
  harMemberId: z.string().max(40, 'Please enter at most 40 characters'),
  acceptTerms: z.boolean().refine((accepted) => accepted, 'You must accept the terms and conditions'),
});

export const signUpResolver = zodResolver(
  signUpSchema.refine(({ isHarMember, harMemberId }) => isHarMember === 'no' || harMemberId.trim() !== '', {
    path: ['harMemberId'],
    message: memberIdMissing,
    when: () => true,
  }),
);
