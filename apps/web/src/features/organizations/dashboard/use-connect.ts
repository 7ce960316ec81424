import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { connectPaymentAccount } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import { openIn } from './provider-tab';
import texts from './texts';

const t = texts.payment;

/** Opens the payout provider in a tab of its own; a page that was called with `?connect=again` becomes its page. */
export function useConnect(tag: string) {
  const connect = useMutation({
    mutationFn: (tab: Window | null) =>
      openIn(tab, async () => (await connectPaymentAccount(tag)).connectUrl),
    onError: (error) => toast({ title: t.failed, description: reasonOf(error), variant: 'destructive' }),
  });
  const [query, setQuery] = useSearchParams();
  const isHandled = useRef(false);
  const again = query.get('connect') === 'again';
  const { mutate } = connect;
  useEffect(() => {
    if (!again || isHandled.current) return;
    isHandled.current = true;
    mutate(null);
    setQuery((before) => without('connect', before), { replace: true });
  }, [again, mutate, setQuery]);
  return connect;
}

/** The server's own words, if it answered with any. */
function reasonOf(error: Error): string {
  return serverMessage(error) ?? (error instanceof ApiError ? t.failedBody : t.unreachable);
}

function without(name: string, query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
