import { createContext, use, useEffect, useRef } from 'react';
import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query';
import { adminDataKey, useAdminData } from '../../shared/account/admin-user';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { toast } from '../../shared/toast/toasts';

type Call = <T>(action: () => Promise<T>) => Promise<T>;

/**
 * Runs an API call for the signed-in admin. Opens the password dialog if the server requires it, and signs out on
 * 401.
 */
export const AdminCallsContext = createContext<Call>((action) => action());

/** The admin closed the password dialog. The action was not done, and no error is shown. */
export class ConfirmationCancelled extends Error {}

export const sessionEnded = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The message for a failed call; null if no message is needed, because the admin cancelled or the session ended. */
export function describeFailure(error: unknown, otherwise: string): string | null {
  if (!error || error instanceof ConfirmationCancelled || sessionEnded(error)) return null;
  return serverMessage(error) ?? otherwise;
}

type Options<T> = { keepPrevious?: boolean; pollWhile?: (data: T | undefined) => boolean };

const pollIntervalMs = 3_000;

/**
 * Reads data for an admin screen. Refetches whenever the screen opens, and every few seconds while `pollWhile` returns
 * true. `keepPrevious` keeps one page on the screen until the next has loaded.
 */
export function useAdminQuery<T>(
  key: readonly (string | number)[],
  read: () => Promise<T>,
  { keepPrevious = false, pollWhile = () => false }: Options<T> = {},
) {
  const call = use(AdminCallsContext);
  return useQuery<T>({
    queryKey: [adminDataKey, ...key],
    queryFn: () => call(read),
    staleTime: 0,
    refetchInterval: ({ state }) => pollWhile(state.data) && pollIntervalMs,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

type Outcome<T, Input> = {
  /**
   * Title of the toast shown for every failure. Without it, only failures of forms that have left the screen get a
   * toast.
   */
  failureTitle?: string;
  onSuccess?: (answer: T, input: Input) => void;
  onError?: (error: Error) => void;
};

/**
 * Runs an admin's change. `failed` is the message if the server sends none; `failure` is the message to show in the
 * form. `onSuccess` and `onError` run even if the form has left the screen; callbacks passed to `mutate` run only if it
 * is still there.
 */
export function useAdminMutation<T, Input = void>(
  act: (input: Input) => Promise<T>,
  failed: string,
  { failureTitle, onSuccess, onError }: Outcome<T, Input> = {},
) {
  const call = use(AdminCallsContext);
  const isOpen = useIsOpen();
  const showFailure = (failure: string) => {
    if (failureTitle) toast({ title: failureTitle, description: failure, variant: 'destructive' });
    else if (!isOpen.current) toast({ title: failure, variant: 'destructive' });
  };
  const mutation = useMutation({
    mutationFn: (input: Input) => call(() => act(input)),
    onSuccess,
    onError: (error) => {
      onError?.(error);
      const failure = describeFailure(error, failed);
      if (failure) showFailure(failure);
    },
  });
  return { ...mutation, failure: describeFailure(mutation.error, failed) };
}

/** Whether the calling component is still mounted. */
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

/**
 * A change made by one click: shows the server's message in a toast and refetches what is on the screen. `onDone`
 * closes the form if it is still open; `failure` is the message to show in it.
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
