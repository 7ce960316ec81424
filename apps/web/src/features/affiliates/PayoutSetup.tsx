import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isSetupBegun, usePayouts } from '../../shared/payouts/Payouts';
import { Badge } from '../../shared/ui/Badge';
import { Panel } from '../../shared/ui/Panel';
import { startPayoutSetup } from '../../shared/api/affiliate';
import { serverMessage } from '../../shared/api/api-error';
import { toast } from '../../shared/toast/toasts';
import texts from './texts';

const t = texts.setup;

/** State of the payout account at the payout provider, with a button to set it up. */
export function PayoutSetup({ done }: { done: boolean }) {
  const start = usePayoutSetup(done);
  const payouts = usePayouts({ kind: 'own' }, ['affiliate', 'payouts']);
  const isBegun = !done && isSetupBegun(payouts.data);
  const missing = isBegun ? t.begun : t.required;
  const missingBody = isBegun ? t.begunBody : t.requiredBody;
  return (
    <Panel
      title={t.title}
      aside={<Badge tone={done ? 'good' : 'warning'}>{done ? t.configured : missing}</Badge>}
    >
      <p className="-mt-2 text-muted">{done ? t.configuredBody : missingBody}</p>
      {!done && (
        <button
          type="button"
          className="btn btn-primary mt-4 max-sm:w-full"
          disabled={start.isPending}
          onClick={() => start.mutate()}
        >
          {start.isPending ? t.starting : isBegun ? t.continue : t.start}
        </button>
      )}
    </Panel>
  );
}

/** Opens the setup at the payout provider. `?connect=again` opens it right away. */
function usePayoutSetup(done: boolean) {
  const start = useMutation({
    mutationFn: startPayoutSetup,
    onSuccess: ({ onboardingUrl }) => globalThis.location.assign(onboardingUrl),
    onError: (error) =>
      toast({
        title: texts.setup.failed,
        description: serverMessage(error) ?? texts.setup.failedBody,
        variant: 'destructive',
      }),
  });
  useReturn(done, start.mutate);
  return start;
}

/**
 * After a return from the provider: shows the state of the account, or opens the setup again if its link had expired.
 */
function useReturn(done: boolean, start: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isHandled = useRef(false);
  const came = query.get('connected') === 'true';
  const again = query.get('connect') === 'again';
  useEffect(() => {
    if (isHandled.current || !(came || again)) return;
    isHandled.current = true;
    if (again && !done) start();
    else if (done) toast({ title: texts.setup.done, description: texts.setup.configuredBody });
    else toast({ title: texts.setup.notYet, description: texts.setup.notYetBody, variant: 'destructive' });
    setQuery({}, { replace: true });
  }, [came, again, done, start, setQuery]);
}
