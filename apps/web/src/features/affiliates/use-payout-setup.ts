import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { startPayoutSetup } from '../../shared/api/affiliate';
import { serverMessage } from '../../shared/api/api-error';
import { toast } from '../../shared/toast/toasts';
import texts from './texts';

const t = texts.setup;

/** Leads to the payout provider; a page that was called with `?connect=again` leads there at once. */
export function usePayoutSetup(done: boolean) {
  const start = useMutation({
    mutationFn: startPayoutSetup,
    onSuccess: ({ onboardingUrl }) => globalThis.location.assign(onboardingUrl),
    onError: (error) =>
      toast({
        title: t.failed,
        description: serverMessage(error) ?? t.failedBody,
        variant: 'destructive',
      }),
  });
  useReturn(done, start.mutate);
  return start;
}

/** Back from the provider: says how the account stands, or goes there again where its link served no more. */
function useReturn(done: boolean, start: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isHandled = useRef(false);
  const came = query.get('connected') === 'true';
  const again = query.get('connect') === 'again';
  useEffect(() => {
    if (isHandled.current || !(came || again)) return;
    isHandled.current = true;
    if (again && !done) start();
    else if (done) toast({ title: t.done, description: t.configuredBody });
    else toast({ title: t.notYet, description: t.notYetBody, variant: 'destructive' });
    setQuery({}, { replace: true });
  }, [came, again, done, start, setQuery]);
}
