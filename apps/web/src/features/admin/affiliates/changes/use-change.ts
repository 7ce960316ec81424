import { useAdminData } from '../../../../shared/account/admin-user';
import { toast } from '../../../../shared/toast/toasts';
import { failureOf, useAdminMutation } from '../../admin-calls';
import texts from '../texts';

type Words = { done: string; failed: string };

/** Something done to an affiliate: both outcomes are told in a toast, and what the screen shows is read anew. */
export function useChange<Input>(act: (input: Input) => Promise<unknown>, words: Words, onDone: () => void) {
  const { refresh } = useAdminData();
  const change = useAdminMutation<unknown, Input>(act);
  const run = (input: Input) =>
    change.mutate(input, {
      onSuccess: () => {
        toast({ title: words.done });
        refresh();
        onDone();
      },
      onError: (error) => {
        const description = failureOf(error, words.failed);
        if (description) toast({ title: texts.summary.error, description, variant: 'destructive' });
      },
    });
  return { run, busy: change.isPending, failure: failureOf(change.error, words.failed) };
}
export type Change<Input> = ReturnType<typeof useChange<Input>>;
