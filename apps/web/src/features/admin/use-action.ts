import { useEffect, useRef } from 'react';
import { useAdminData } from '../../shared/account/admin-user';
import { toast } from '../../shared/toast/toasts';
import { failureOf, useAdminMutation } from './admin-calls';

/**
 * Something that an admin does at a press: what became of it is told in a toast, and what the screen shows is read anew.
 * `onDone` and `failure` are for the form that asked for it, if it is still open; without one, a toast tells the failure, too.
 */
export function useAction<Input>(
  act: (input: Input) => Promise<{ message: string }>,
  failed: string,
  onDone: () => void = () => undefined,
) {
  const { refresh } = useAdminData();
  const isOpen = useIsOpen();
  const action = useAdminMutation(act, {
    onSuccess: ({ message }) => {
      toast({ title: message });
      refresh();
    },
    onError: (error) => {
      const failure = failureOf(error, failed);
      if (failure && !isOpen.current) toast({ title: failure, variant: 'destructive' });
    },
  });
  const run = (input: Input) => action.mutate(input, { onSuccess: onDone });
  return { run, busy: action.isPending, failure: failureOf(action.error, failed) };
}

/** Whether what asks is on the screen at the time. */
function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
