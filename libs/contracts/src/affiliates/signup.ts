import { z } from 'zod';
import { nameFault } from '@closewise/domain/privacy/facts';
import { isEmailAddress, personText } from '../buyer/shared-fields.js';

const wrongEmail = 'Please enter a valid email address';
const memberIdMissing = "HAR Member ID is required when you select 'Yes' for HAR membership";

/** An affiliate's name: at least two characters, no web address, no invisible direction marks. */
export const affiliateName = personText(100).superRefine((name, context) => {
  const fault = name.trim().length < 2 ? 'Name must be at least 2 characters' : nameFault(name);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** An email address; surrounding spaces are ignored. */
export const affiliateEmail = personText(254).refine(isEmailAddress, wrongEmail);

/** An http or https address, or an empty string. */
export const affiliateWebsite = personText(300).refine(
  (text) => text.trim() === '' || isWebsite(text.trim()),
  'Please enter a valid website URL',
);

function isWebsite(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');
}

/** Body of POST /api/affiliate/signup. HAR members set `isHarMember`; members of other organizations give its tag. */
export const signupRequest = z
  .strictObject({
    name: affiliateName,
    email: affiliateEmail,
    website: affiliateWebsite.nullish(),
    isHarMember: z.boolean().default(false),
    harMemberId: personText(40).nullish(),
    organizationTag: personText(20).nullish(),
    organizationMemberId: personText(40).nullish(),
    acceptTerms: z.literal(true, 'You must accept the terms and conditions').optional(),
  })
  .superRefine(({ isHarMember, harMemberId, organizationTag }, context) => {
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (isHarMember && !harMemberId?.trim()) refuse('harMemberId', memberIdMissing);
    if (isHarMember && organizationTag && organizationTag.trim().toUpperCase() !== 'HAR') {
      refuse('organizationTag', 'Please name one organization only');
    }
  })
  .meta({
    example: {
      name: 'Ana Lopez',
      email: 'ana@example.com',
      website: 'https://analopez.example',
      isHarMember: true,
      harMemberId: '123456',
      acceptTerms: true,
    },
  });
export type SignupRequest = z.input<typeof signupRequest>;

/** Answer of requests that send an email or change nothing else; `message` is shown to the user. */
export const affiliateMessageView = z.object({ success: z.literal(true), message: z.string() }).meta({
  example: {
    success: true,
    message: 'Registration successful. Check your email for your affiliate dashboard link.',
  },
});
export type AffiliateMessageView = z.infer<typeof affiliateMessageView>;

/** Body of POST /api/affiliate/send-link; the answer does not reveal whether the address is known. */
export const sendLinkRequest = z
  .strictObject({ email: affiliateEmail })
  .meta({ example: { email: 'ana@example.com' } });
export type SendLinkRequest = z.input<typeof sendLinkRequest>;

/** Body of POST /api/affiliate/not-me: the token from the email after a sign-up. */
export const notMeRequest = z
  .strictObject({ token: z.string().min(1).max(200) })
  .meta({ example: { token: 'n.0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10.1.3q2-7w' } });
export type NotMeRequest = z.input<typeof notMeRequest>;
