import { use, useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../shared/toast/toasts';
import { AdminCallsContext, failureOf } from './admin-calls';

type Outcome<T, Input> = {
  /** Heads the toast that tells every failure; without it, a toast tells those alone whose form has left the screen. */
  failureTitle?: string;
  onSuccess?: (answer: T, input: Input) => void;
  onError?: (error: Error) => void;
};

/**
 * What an admin does; `failed` is said where the server has no words for a failure, which is given as `failure`. The
 * outcome is told even if the row or form has left the screen meanwhile; what is given to `mutate` happens only if it is
 * still there.
 */
export function useAdminMutation<T, Input = void>(
  act: (input: Input) => Promise<T>,
  failed: string,
  { failureTitle, onSuccess, onError }: Outcome<T, Input> = {},
) {
  const call = use(AdminCallsContext);
  const isOpen = useIsOpen();
  const tell = (failure: string) => {
    if (failureTitle) toast({ title: failureTitle, description: failure, variant: 'destructive' });
    else if (!isOpen.current) toast({ title: failure, variant: 'destructive' });
  };
  const mutation = useMutation({
    mutationFn: (input: Input) => call(() => act(input)),
    onSuccess,
    onError: (error) => {
      onError?.(error);
      const failure = failureOf(error, failed);
      if (failure) tell(failure);
    },
  });
  return { ...mutation, failure: failureOf(mutation.error, failed) };
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
