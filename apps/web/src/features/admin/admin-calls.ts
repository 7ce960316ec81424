import { createContext, use } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminDataKey } from '../../shared/account/admin-user';
import { ApiError, serverMessage } from '../../shared/api/api-error';

type Call = <T>(action: () => Promise<T>) => Promise<T>;

/** Runs a call of a signed-in admin: asks for the password again and signs out as the server demands. */
export const AdminCallsContext = createContext<Call>((action) => action());

/** The admin closed the question for the password: the action was not done, and nobody needs to be told. */
export class NotConfirmed extends Error {}

export const sessionEnded = (error: unknown) => error instanceof ApiError && error.status === 401;

export const confirmationRequired = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'administration.confirmation-required';

/** What to say about a failed action; null where the screen says it already. */
export function failureOf(error: unknown, otherwise: string): string | null {
  if (!error || error instanceof NotConfirmed || sessionEnded(error)) return null;
  return serverMessage(error) ?? otherwise;
}

type Options<T> = { keepPrevious?: boolean; isYetToChange?: (data: T | undefined) => boolean };

/** How often is asked for what is yet to change. */
const changeIntervalMs = 3_000;

/**
 * What an admin reads, asked again whenever its screen opens, and until it `isYetToChange` no more; `keepPrevious` shows
 * one page until the next is there.
 */
export function useAdminQuery<T>(
  key: readonly (string | number)[],
  read: () => Promise<T>,
  { keepPrevious = false, isYetToChange = () => false }: Options<T> = {},
) {
  const call = use(AdminCallsContext);
  return useQuery<T>({
    queryKey: [adminDataKey, ...key],
    queryFn: () => call(read),
    staleTime: 0,
    refetchInterval: ({ state }) => isYetToChange(state.data) && changeIntervalMs,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
