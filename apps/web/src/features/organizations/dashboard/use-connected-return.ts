import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrganizationDashboardData } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import texts from './texts';

const t = texts.payment;
type Refetch = () => Promise<{ data?: OrganizationDashboardData | undefined }>;

/** Back from the payout provider by `?connected=true`: reads again, and says what the server says of the account. */
export function useConnectedReturn(refetch: Refetch): void {
  const [query, setQuery] = useSearchParams();
  const returned = query.get('connected') === 'true';
  const isReading = useRef(false);
  useEffect(() => {
    if (!returned || isReading.current) return;
    isReading.current = true;
    void refetch().then(({ data }) => {
      isReading.current = false;
      if (data?.stripeConnected) toast({ title: t.done, description: t.doneBody });
      else if (data) toast({ title: t.notYet, description: t.notYetBody, variant: 'destructive' });
      setQuery((before) => withoutConnected(before), { replace: true });
    });
  }, [returned, refetch, setQuery]);
}

function withoutConnected(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('connected');
  return rest;
}
