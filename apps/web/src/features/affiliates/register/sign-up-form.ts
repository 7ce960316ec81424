import type { SignupRequest } from '@closewise/contracts/affiliates';

/** What somebody types who wants to become an affiliate. */
export type SignUpValues = {
  name: string;
  email: string;
  website: string;
  isHarMember: 'yes' | 'no';
  harMemberId: string;
  acceptTerms: boolean;
};

export const signUpDefaults: SignUpValues = {
  name: '',
  email: '',
  website: '',
  isHarMember: 'no',
  harMemberId: '',
  acceptTerms: false,
};

/** The body of the sign-up; a member id that is hidden again is not sent. */
export function toSignupRequest(values: SignUpValues): SignupRequest {
  const website = values.website.trim();
  const isHarMember = values.isHarMember === 'yes';
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(website && { website }),
    isHarMember,
    ...(isHarMember && { harMemberId: values.harMemberId.trim() }),
    acceptTerms: true,
  };
}
