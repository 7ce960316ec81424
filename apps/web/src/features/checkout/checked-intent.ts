import type { CardFormProps } from './card-form';

type Checked = Awaited<ReturnType<CardFormProps['checkAmount']>>;
type Failure = Readonly<{ title: string; detail: string }>;

/** The payment that may be confirmed, or what to tell the buyer before any card is charged. */
export async function checkedIntent({
  checkAmount,
  t,
}: Pick<CardFormProps, 'checkAmount' | 't'>): Promise<
  { intent: NonNullable<Checked> } | { failure: Failure }
> {
  try {
    const intent = await checkAmount();
    if (intent) return { intent };
    return { failure: { title: t.card.amountChanged, detail: t.card.amountChangedHelp } };
  } catch (error) {
    console.error('The amount could not be checked', error);
    return { failure: { title: t.errors.unavailable, detail: t.errors.unavailableHelp } };
  }
}
