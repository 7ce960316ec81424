import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { openPremiumIntent } from '../../../shared/api/buyer';
import { premiumKey } from '../../../shared/report/use-premium';

export const upgradeIntentKey = (reportId: string) => ['premium-intent', reportId];

/** The payment of premium alone; asked again on every visit, since repeating gives the same. One that is paid has none. */
export function useUpgradeIntent(reportId: string, isOffered: boolean) {
  const queries = useQueryClient();
  const open = async () => {
    try {
      return await openPremiumIntent(reportId);
    } catch (error) {
      const isPaid = error instanceof ApiError && error.status === 409;
      if (isPaid) void queries.invalidateQueries({ queryKey: premiumKey(reportId) });
      throw error;
    }
  };
  return useQuery({
    queryKey: upgradeIntentKey(reportId),
    queryFn: isOffered ? open : skipToken,
    gcTime: 0,
  });
}
