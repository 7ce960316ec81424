import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { ApiError } from '../../shared/api/api-error';
import type { CardFormProps } from './card-form';

/**
 * Rereads the payment intent right before confirmation, because another tab may have changed it. Null if the
 * amount differs from the one shown or the report is already paid; the page then shows the current state.
 */
export function useCheckedAmount(
  queryKey: QueryKey,
  intent: PaymentIntentView,
  open: () => Promise<PaymentIntentView>,
) {
  const queries = useQueryClient();
  return async (): Promise<PaymentIntentView | null> => {
    try {
      const now = await open();
      queries.setQueryData(queryKey, now);
      return now.paymentIntent.amount === intent.paymentIntent.amount ? now : null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      await queries.invalidateQueries({ queryKey });
      return null;
    }
  };
}

type Checked = Awaited<ReturnType<CardFormProps['checkAmount']>>;
type Failure = Readonly<{ title: string; detail: string }>;

/** The payment intent to confirm, or the message to show before any card is charged. */
export async function checkedIntent({
  checkAmount,
  t,
  mayBePaid,
}: Pick<CardFormProps, 'checkAmount' | 't'> & { mayBePaid: boolean }): Promise<
  { intent: NonNullable<Checked> } | { failure: Failure }
> {
  try {
    const intent = await checkAmount();
    if (intent) return { intent };
    return { failure: { title: t.card.amountChanged, detail: t.card.amountChangedHelp } };
  } catch (error) {
    console.error('The amount could not be checked', error);
    const { unchecked, uncheckedHelp, unavailable, unavailableHelp } = t.errors;
    return {
      failure: mayBePaid
        ? { title: unchecked, detail: uncheckedHelp }
        : { title: unavailable, detail: unavailableHelp },
    };
  }
}
