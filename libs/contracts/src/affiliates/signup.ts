import { nameFault } from '@closewise/domain/privacy/facts';
import { z } from 'zod';
import { isEmailAddress } from '../buyer/email-address.js';
import { personText } from '../buyer/person-text.js';

const wrongEmail = 'Please enter a valid email address';
const memberIdMissing = "HAR Member ID is required when you select 'Yes' for HAR membership";

/** An affiliate's name: at least two characters, no web address, no hidden direction marks. */
export const affiliateName = personText(100).superRefine((name, context) => {
  const fault = name.trim().length < 2 ? 'Name must be at least 2 characters' : nameFault(name);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** An e-mail address; spaces around it do not matter. */
export const affiliateEmail = personText(254).refine(isEmailAddress, wrongEmail);

/** A website that a browser opens by http or https; an empty one is none. */
export const affiliateWebsite = personText(300).refine(
  (text) => text.trim() === '' || isWebsite(text.trim()),
  'Please enter a valid website URL',
);

function isWebsite(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');
}

/** Body of POST /api/affiliate/signup. A member of HAR says so by `isHarMember`, of another organization by its tag. */
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

/** Answer of the requests after which a mail or nothing follows; `message` is what a person reads. */
export const affiliateMessageView = z.object({ success: z.literal(true), message: z.string() }).meta({
  example: {
    success: true,
    message: 'Registration successful. Check your email for your affiliate dashboard link.',
  },
});
export type AffiliateMessageView = z.infer<typeof affiliateMessageView>;
