import { minuteMs } from '@closewise/domain/calendar';
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { readCommissions, readDashboard, type Affiliate } from '../../../shared/api/affiliate';
import { englishHref } from '../../../shared/i18n/english-paths';

/** Query keys of data that belongs to the session. */
const sessionParts = ['commissions', 'payouts', 'sales', 'statements', 'visits'] as const;
const dashboardKey = (token: string | null) => ['affiliate', 'dashboard', token] as const;

/** The server's answer contained no affiliate. */
export class NoAffiliate extends Error {}

async function read(token: string | null): Promise<Affiliate> {
  const affiliate = await readDashboard(token);
  if (!affiliate) throw new NoAffiliate();
  return affiliate;
}

/** Loads the dashboard. A token in the address is exchanged for a session and then removed from the address. */
export function useDashboard() {
  const token = useToken();
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({ queryKey: dashboardKey(token), queryFn: () => read(token), staleTime: minuteMs });
  const { data } = query;
  useEffect(() => {
    if (token === null || !data) return;
    client.setQueryData(dashboardKey(null), data);
    for (const part of sessionParts) client.removeQueries({ queryKey: ['affiliate', part] });
    void navigate(englishHref('affiliateDashboard'), { replace: true });
  }, [token, data, client, navigate]);
  return { query, token };
}

/** From the path or from `?token=`. */
function useToken(): string | null {
  const { token } = useParams();
  const [query] = useSearchParams();
  return token?.trim() || query.get('token')?.trim() || null;
}

/** Commissions by month. */
export const useCommissions = () =>
  useQuery({ queryKey: ['affiliate', 'commissions'], queryFn: readCommissions, staleTime: minuteMs });
