import { useState } from 'react';
import type { OrderPaymentView } from '@closewise/contracts/admin';
import { formatCents } from '../../../shared/i18n/money';
import { Badge } from '../../../shared/ui/Badge';
import { useReturningFocus } from '../ChangeForm';
import { Card } from '../Card';
import { Fact, Facts } from '../FactsAndFigures';
import { useMayChange } from '../may-change';
import { formatMoment } from '../moments';
import { RefundForm } from './RefundForm';
import texts from './texts';

const t = texts.payment;
const money = (cents: number) => formatCents(cents, 'en', 2);

/** The payments of an order, and their refunds. */
export const PaymentsCard = ({ payments }: { payments: readonly OrderPaymentView[] }) => (
  <Card title={t.title}>
    {payments.length === 0 ? (
      <p className="text-muted">{t.none}</p>
    ) : (
      <ul className="divide-y divide-dashed divide-line">
        {payments.map((payment) => (
          <li key={payment.paymentId} className="grid gap-5 py-5 first:pt-0 last:pb-0">
            <Payment payment={payment} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

function Payment({ payment }: { payment: OrderPaymentView }) {
  const { paymentId, status, amountCents, items, paidAt, card, feeCents, refusal } = payment;
  const { refundedCents, alreadyCents, leftCents } = payment;
  const [open, setOpen] = useState(false);
  const mayChange = useMayChange();
  const isPaid = status === 'succeeded';
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="num text-lg font-semibold">{money(amountCents)}</h3>
        <Badge tone={isPaid ? 'good' : 'plain'}>{t.status[status]}</Badge>
      </div>
      <Facts>
        {items.map(({ item, amountCents: cents }) => (
          <Fact key={item} name={t.items[item]}>
            <span className="num">{money(cents)}</span>
          </Fact>
        ))}
        <Fact name={t.id}>
          <span className="num">{paymentId}</span>
        </Fact>
        <Fact name={t.number}>
          <span className="num">{payment.orderNumber}</span>
        </Fact>
        {paidAt && (
          <Fact name={t.paid}>
            <time dateTime={paidAt}>{formatMoment(paidAt)}</time>
          </Fact>
        )}
        {card && <Fact name={t.card}>{card}</Fact>}
        {feeCents !== null && <Fact name={t.fee}>{money(feeCents)}</Fact>}
        {isPaid && (
          <Fact name={t.refunded}>
            <span>{money(refundedCents)}</span>
            {alreadyCents > refundedCents && (
              <span className="block text-sm font-normal text-muted">
                {t.onItsWay(money(alreadyCents - refundedCents))}
              </span>
            )}
          </Fact>
        )}
        {isPaid && <Fact name={t.left}>{money(leftCents)}</Fact>}
      </Facts>
      {refusal && isPaid && <p className="text-[0.9375rem] text-muted">{`${refusal}.`}</p>}
      {mayChange && !refusal && (
        <div>
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={t.refundOf(paymentId)}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t.refund}
          </button>
        </div>
      )}
      {open && !refusal && <OpenForm payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Returns the focus to the button when it closes. */
function OpenForm({ payment, onClose }: { payment: OrderPaymentView; onClose: () => void }) {
  const panel = useReturningFocus();
  return (
    <div ref={panel}>
      <RefundForm payment={payment} onClose={onClose} />
    </div>
  );
}
