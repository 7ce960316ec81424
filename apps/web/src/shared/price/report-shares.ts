import { placesOfShares, shownShares, type ShownShares } from '@closewise/domain/affiliation';
import { useReportPriceCents } from './report-price';

/** How a report of the price of this moment is shared, as text. */
export function useReportShares(): ShownShares {
  const cents = useReportPriceCents();
  return import.meta.env.SSR ? placesOfShares : shownShares(cents);
}
