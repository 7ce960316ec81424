import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DashboardRange } from '../../../shared/api/organization';

/** What the filter offers beside all time. */
export const ranges = ['30', '90', '365'] as const satisfies readonly DashboardRange[];

/** The time range: begins with that of the address, where it is kept; what the filter does not offer is all time. */
export function useRange() {
  const [query, setQuery] = useSearchParams();
  const [range, setRange] = useState(() => ranges.find((days) => days === query.get('range')) ?? null);
  const choose = (days: (typeof ranges)[number] | null) => {
    setRange(days);
    setQuery(days ? { range: days } : {}, { replace: true });
  };
  return [range, choose] as const;
}
