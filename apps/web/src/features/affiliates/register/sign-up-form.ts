import { harTag } from '@closewise/domain/affiliation';
import type { SignupRequest } from '@closewise/contracts/affiliates';

/** What somebody types who wants to become an affiliate. */
export type SignUpValues = {
  name: string;
  email: string;
  website: string;
  /** The organization that the form asks about. */
  organizationTag: string;
  isMember: 'yes' | 'no';
  memberId: string;
  acceptTerms: boolean;
};

export const signUpDefaults: SignUpValues = {
  name: '',
  email: '',
  website: '',
  organizationTag: harTag,
  isMember: 'no',
  memberId: '',
  acceptTerms: false,
};

/** The body of the sign-up; a member id that is hidden again is not sent. */
export function toSignupRequest(values: SignUpValues): SignupRequest {
  const website = values.website.trim();
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(website && { website }),
    ...membershipOf(values),
    acceptTerms: true,
  };
}

type Membership = Pick<
  SignupRequest,
  'isHarMember' | 'harMemberId' | 'organizationTag' | 'organizationMemberId'
>;

function membershipOf({ isMember, organizationTag, memberId }: SignUpValues): Membership {
  if (isMember === 'no') return { isHarMember: false };
  const id = memberId.trim();
  if (organizationTag === harTag) return { isHarMember: true, harMemberId: id };
  return { isHarMember: false, organizationTag, ...(id && { organizationMemberId: id }) };
}
