import { useMutation } from '@tanstack/react-query';
import { signUp } from '../../../shared/api/affiliate';
import { serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import { toSignupRequest, type SignUpValues } from './sign-up-form';
import texts from './texts';

const t = texts.form;

/** Registers; a repeated try is answered by the server as the first one was. */
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
