import * as z from 'zod';
import { harTag } from '@closewise/domain/affiliation';
import { affiliateEmail, affiliateName, affiliateWebsite } from '@closewise/contracts/affiliates';
import { resolveBy } from '../../../shared/forms/resolve-by';
import type { SignUpValues } from './sign-up-form';
import texts from './texts';

const t = texts.form;

/** The API's rules and those of the form. Loaded on the first validation, not with the page. */
const signUpSchema = z.object({
  name: affiliateName,
  email: affiliateEmail,
  website: affiliateWebsite,
  organizationTag: z.string(),
  isMember: z.enum(['yes', 'no']),
  memberId: z.string().max(40, 'Please enter at most 40 characters'),
  acceptTerms: z.boolean().refine((accepted) => accepted, t.acceptMissing),
});

/** HAR members must give their member ID; for other organizations it is optional. */
const lacksHarId = ({ organizationTag, isMember, memberId }: z.infer<typeof signUpSchema>): boolean =>
  organizationTag === harTag && isMember === 'yes' && memberId.trim() === '';

export const signUpResolver = resolveBy<SignUpValues>(
  signUpSchema.refine((values) => !lacksHarId(values), {
    path: ['memberId'],
    message: t.memberIdMissing,
    when: () => true,
  }),
  { body: (typed) => typed },
);
