import { useAdminData } from '../../shared/account/admin-user';
import { toast } from '../../shared/toast/toasts';
import { useAdminMutation } from './use-admin-mutation';

/**
 * Something that an admin does at a press: what became of it is told in a toast, and what the screen shows is read anew.
 * `onDone` and `failure` are for the form that asked for it, if it is still open.
 */
export function useAction<Input>(
  act: (input: Input) => Promise<{ message: string }>,
  failed: string,
  onDone: () => void = () => undefined,
) {
  const { refresh } = useAdminData();
  const action = useAdminMutation(act, failed, {
    onSuccess: ({ message }) => {
      toast({ title: message });
      refresh();
    },
  });
  const run = (input: Input) => action.mutate(input, { onSuccess: onDone });
  return { run, busy: action.isPending, failure: action.failure };
}
