import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { readCommissions, readDashboard, type Affiliate } from '../../../shared/api/affiliate';
import { englishHref } from '../../../shared/i18n/english-paths';

/** What is read of whoever has the session. */
const ofSession = ['commissions', 'payouts', 'sales', 'statements', 'visits'] as const;
const minuteMs = 60_000;
const keyOf = (token: string | null) => ['affiliate', 'dashboard', token] as const;

/** An answer without an affiliate: there is nobody behind the link. */
export class NoAffiliate extends Error {}

async function read(token: string | null): Promise<Affiliate> {
  const affiliate = await readDashboard(token);
  if (!affiliate) throw new NoAffiliate();
  return affiliate;
}

/** The dashboard of the link in the address, which leaves the address once the server has made it a session. */
export function useDashboard() {
  const token = useToken();
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({ queryKey: keyOf(token), queryFn: () => read(token), staleTime: minuteMs });
  const { data } = query;
  useEffect(() => {
    if (token === null || !data) return;
    client.setQueryData(keyOf(null), data);
    for (const part of ofSession) client.removeQueries({ queryKey: ['affiliate', part] });
    void navigate(englishHref('affiliateDashboard'), { replace: true });
  }, [token, data, client, navigate]);
  return { query, token };
}

/** After `dashboard` in the path, or the parameter `token`. */
function useToken(): string | null {
  const { token } = useParams();
  const [query] = useSearchParams();
  return token?.trim() || query.get('token')?.trim() || null;
}

/** Commissions by month, of whoever has the session. */
export const useCommissions = () =>
  useQuery({ queryKey: ['affiliate', 'commissions'], queryFn: readCommissions, staleTime: minuteMs });
