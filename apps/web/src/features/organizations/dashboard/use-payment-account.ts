import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { serverMessage, ApiError } from '../../../shared/api/api-error';
import {
  openPaymentAccount,
  connectPaymentAccount,
  type OrganizationDashboardData,
} from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import { ConfirmationCancelled, useProviderTab } from './PasswordConfirmation';
import texts from './texts';

const t = texts.payment;

/** Opens the payment account at the provider. The link works once, so each click requests a new one. */
export function useOpenAccount() {
  const openIn = useProviderTab();
  return useMutation({
    mutationFn: (tab: Window | null) =>
      openIn(tab, async () => (await openPaymentAccount()).paymentAccountUrl),
    onError: (error) => {
      if (error instanceof ConfirmationCancelled) return;
      toast({
        title: texts.payment.failed,
        description: serverMessage(error) ?? texts.payment.openFailed,
        variant: 'destructive',
      });
    },
  });
}

type Refetch = () => Promise<{ data?: OrganizationDashboardData | undefined }>;

/** After a return from the payout provider (`?connected=true`), refetches and shows the state of the account. */
export function useConnectedReturn(refetch: Refetch): void {
  const [query, setQuery] = useSearchParams();
  const returned = query.get('connected') === 'true';
  const isReading = useRef(false);
  useEffect(() => {
    if (!returned || isReading.current) return;
    isReading.current = true;
    void refetch().then(({ data }) => {
      isReading.current = false;
      if (data?.stripeConnected) toast({ title: texts.payment.done, description: texts.payment.doneBody });
      else if (data)
        toast({ title: texts.payment.notYet, description: texts.payment.notYetBody, variant: 'destructive' });
      setQuery((before) => withoutConnected(before), { replace: true });
    });
  }, [returned, refetch, setQuery]);
}

function withoutConnected(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('connected');
  return rest;
}

/** Opens the setup at the payout provider in a new tab. `?connect=again` opens it in this page. */
export function useConnect(tag: string) {
  const openIn = useProviderTab();
  const connect = useMutation({
    mutationFn: (tab: Window | null) =>
      openIn(tab, async () => (await connectPaymentAccount(tag)).connectUrl),
    onError: (error) => {
      if (error instanceof ConfirmationCancelled) return;
      toast({ title: t.failed, description: describeFailure(error), variant: 'destructive' });
    },
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

function describeFailure(error: Error): string {
  return serverMessage(error) ?? (error instanceof ApiError ? t.failedBody : t.unreachable);
}

function without(name: string, query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
