import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderPaymentView } from '@closewise/contracts/admin';
import { refundPayment } from '../../../shared/api/admin-orders';
import { formatCents } from '../../../shared/i18n/money';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAction } from '../admin-calls';
import texts from './texts';

const t = texts.payment.form;

type Props = { payment: OrderPaymentView; onClose: () => void };
type Values = { amount: string; reason: string };

/** Refunds a payment, by default all that is left. The server requires the password again. */
export function RefundForm({ payment: { paymentId, alreadyCents, leftCents }, onClose }: Props) {
  const id = useId();
  const { register, handleSubmit, setFocus, formState } = useForm<Values>({
    defaultValues: { amount: (leftCents / 100).toFixed(2), reason: '' },
  });
  const refund = useAction(refundPayment, t.failed, onClose);
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);
  const left = formatCents(leftCents, 'en', 2);
  const isPossible = (typed: string): boolean => {
    const cents = parseCents(typed);
    return cents !== null && cents > 0 && cents <= leftCents;
  };
  return (
    <form
      aria-labelledby={id}
      className="grid gap-4 rounded-2xl border border-pine-200 bg-pine-50 p-4 sm:p-6"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ amount, reason }) =>
          refund.run({
            paymentId,
            alreadyCents,
            amountCents: parseCents(amount) ?? 0,
            reason: reason.trim(),
          }),
        )(event)
      }
    >
      <div>
        <h4 id={id} className="display text-xl">
          {t.title}
        </h4>
        <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t.lede}</p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-[12rem_1fr]">
        <TextField
          label={t.amount}
          hint={t.amountHint(left)}
          inputMode="decimal"
          autoComplete="off"
          error={formState.errors.amount?.message}
          {...register('amount', { validate: (typed) => isPossible(typed) || t.amountInvalid(left) })}
        />
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          autoComplete="off"
          maxLength={500}
          error={formState.errors.reason?.message}
          {...register('reason', { validate: (typed) => typed.trim() !== '' || t.reasonMissing })}
        />
      </div>
      {refund.failure && <Notice tone="error">{refund.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary max-sm:w-full" disabled={refund.busy}>
          {refund.busy ? t.busy : t.submit}
        </button>
        <button type="button" className="btn btn-quiet max-sm:w-full" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}

/** Parses dollars and cents; null if invalid. */
function parseCents(typed: string): number | null {
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
