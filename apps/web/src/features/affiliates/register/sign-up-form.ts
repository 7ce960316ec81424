import { useMutation } from '@tanstack/react-query';
import { harTag } from '@closewise/domain/affiliation';
import type { SignupRequest } from '@closewise/contracts/affiliates';
import { signUp } from '../../../shared/api/affiliate';
import { serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import texts from './texts';

const t = texts.form;

/** The fields of the registration form. */
export type SignUpValues = {
  name: string;
  email: string;
  website: string;
  /** The organization that the membership question is about. */
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

/** The request body; a member ID that is hidden again is not sent. */
function toSignupRequest(values: SignUpValues): SignupRequest {
  const website = values.website.trim();
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(website && { website }),
    ...toMembership(values),
    acceptTerms: true,
  };
}

type Membership = Pick<
  SignupRequest,
  'isHarMember' | 'harMemberId' | 'organizationTag' | 'organizationMemberId'
>;

function toMembership({ isMember, organizationTag, memberId }: SignUpValues): Membership {
  if (isMember === 'no') return { isHarMember: false };
  const id = memberId.trim();
  if (organizationTag === harTag) return { isHarMember: true, harMemberId: id };
  return { isHarMember: false, organizationTag, ...(id && { organizationMemberId: id }) };
}

/** Registers an affiliate. The server answers a repeated request like the first one. */
export function useSignUp(onDone: (email: string) => void) {
  return useMutation({
    mutationFn: (values: SignUpValues) => signUp(toSignupRequest(values)),
    onSuccess: (_, { email }) => {
      toast(t.done);
      onDone(email.trim());
    },
    onError: (error) =>
      toast({
        title: t.failed.title,
        description: serverMessage(error, t.refusals) ?? t.failed.description,
        variant: 'destructive',
      }),
  });
}
