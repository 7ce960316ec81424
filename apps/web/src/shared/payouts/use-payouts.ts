import { useQuery } from '@tanstack/react-query';
import { readPayouts, type PayoutOverview, type PayoutsOf } from '../api/payouts';

const minuteMs = 60_000;

/** The payouts of a payee and the state of their account; screens with the same key share one request. */
export const usePayouts = (of: PayoutsOf, queryKey: readonly unknown[]) =>
  useQuery({ queryKey, queryFn: () => readPayouts(of), staleTime: minuteMs });

/** Whether the setup of the payout account was begun and is not complete. */
export const isSetupBegun = (payouts: PayoutOverview | undefined): boolean =>
  payouts?.setup === 'started' || payouts?.setup === 'incomplete';
