import { useQuery } from '@tanstack/react-query';
import { readPremium } from '../api/buyer';
import { statusIntervalMs } from './use-report-status';

export const premiumKey = (reportId: string) => ['premium', reportId];

/** A report's premium; polled while it is being written, or while `isConfirmed`: the card was accepted. */
export const usePremium = (reportId: string, isConfirmed = false) =>
  useQuery({
    queryKey: premiumKey(reportId),
    queryFn: () => readPremium(reportId),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'writing' || (isConfirmed && data?.status === 'offered') ? statusIntervalMs : false,
    refetchIntervalInBackground: true,
  });
