import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '../../../shared/api/api-error';
import { openPaymentAccount } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import { openIn } from './provider-tab';
import texts from './texts';

const t = texts.payment;

/** Opens the payment account at the provider; its page signs in once, so it is asked for by each click. */
export const useOpenAccount = () =>
  useMutation({
    mutationFn: (tab: Window | null) =>
      openIn(tab, async () => (await openPaymentAccount()).paymentAccountUrl),
    onError: (error) =>
      toast({ title: t.failed, description: serverMessage(error) ?? t.openFailed, variant: 'destructive' }),
  });
