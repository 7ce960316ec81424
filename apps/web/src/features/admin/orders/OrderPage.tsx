import { Link } from 'react-router-dom';
import type { OrderView } from '@closewise/contracts/admin';
import { generateOrder, mailOrder, readOrder } from '../../../shared/api/admin-orders';
import { formatCents } from '../../../shared/i18n/money';
import { EmailAddress } from '../../../shared/ui/EmailAddress';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminQuery, useAction } from '../admin-calls';
import { Card } from '../Card';
import { Fact, Facts } from '../FactsAndFigures';
import { ledgerLink } from '../ledger/ledger-address';
import { useMayChange } from '../may-change';
import { formatMoment } from '../moments';
import { personLink } from '../persons/PersonsView';
import { Remote } from '../Remote';
import { MailsCard, HistoryCard } from './OrderHistory';
import { OrderStatusBadge } from './OrderTable';
import { PaymentsCard } from './PaymentsCard';
import { SplitCard } from './SplitCard';
import texts from './texts';

const t = texts.order;

/** One order: purchase, payments, emails, history and actions. */
export function OrderPage({ id }: { id: string }) {
  const query = useAdminQuery(['orders', 'one', id], () => readOrder(id));
  const back = (
    <Link className="link inline-flex min-h-8 items-center" to="?tab=overview&view=orders">
      {t.back}
    </Link>
  );
  const order = query.data?.order;
  return (
    <>
      <Card title={t.title(order?.orderNumber ?? order?.reportId ?? '')} actions={back}>
        <Remote query={query} loading={t.loading}>
          {(view) => <OrderFacts order={view.order} />}
        </Remote>
      </Card>
      {query.data && (
        <>
          <PaymentsCard payments={query.data.payments} />
          {order?.paidAt && order.paymentId && <SplitCard paymentId={order.paymentId} />}
          <MailsCard mails={query.data.mails} />
          <HistoryCard story={query.data.story} />
        </>
      )}
    </>
  );
}

function OrderFacts({ order }: { order: OrderView['order'] }) {
  const { email, address, reportId, status, failure, referralCode, language, wantsMail } = order;
  const property = [
    formatCents(order.propertyPriceCents, 'en'),
    order.propertyType,
    order.buyerType,
    order.loanType,
  ];
  const canRead = status === 'completed';
  return (
    <div className="grid gap-6">
      <div>
        <OrderStatusBadge order={order} />
      </div>
      {failure && (
        <Notice tone="warning" title={t.failure}>
          {failure}
        </Notice>
      )}
      <Facts>
        <Fact name={t.buyer}>{email ? <EmailAddress address={email} /> : t.none}</Fact>
        <Fact name={t.address}>{address ?? t.none}</Fact>
        <Fact name={t.property}>{property.join(', ')}</Fact>
        <Fact name={t.reportId}>
          <span className="num">{reportId}</span>
        </Fact>
        <Fact name={t.ordered}>
          <time dateTime={order.requestedAt}>{formatMoment(order.requestedAt)}</time>
        </Fact>
        <Fact name={t.language}>{`${t.languages[language]}, ${t.wantsMail[`${wantsMail}`]}`}</Fact>
        <Fact name={t.code}>
          {referralCode === null ? (
            t.noCode
          ) : (
            <Link
              className="link num inline-flex min-h-6 items-center"
              aria-label={t.ledger(referralCode)}
              to={ledgerLink({ kind: 'affiliate', label: referralCode })}
            >
              {referralCode}
            </Link>
          )}
        </Fact>
        {canRead && (
          <Fact name={t.report}>
            <a className="link inline-flex min-h-6 items-center" href={`/html-report/${reportId}`}>
              {t.readReport}
            </a>
          </Fact>
        )}
      </Facts>
      {useMayChange() && <Actions order={order} />}
    </div>
  );
}

/** A disabled action is explained below the buttons. */
function Actions({
  order: { id, reportId, email, nextMail, revision, cannotMail, cannotGenerate },
}: {
  order: OrderView['order'];
}) {
  const mail = useAction(mailOrder, t.failed);
  const generate = useAction(generateOrder, t.failed);
  const reasons = [...new Set([cannotMail, cannotGenerate])].filter((reason) => reason !== null);
  const failure = mail.failure ?? generate.failure;
  return (
    <section aria-label={t.actions} className="grid gap-3 border-t border-dashed border-line pt-5">
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-quiet max-sm:w-full"
          disabled={cannotMail !== null || mail.busy}
          onClick={() => mail.run({ id, number: nextMail })}
        >
          {mail.busy ? t.busy : t.mail}
        </button>
        <button
          type="button"
          className="btn btn-quiet max-sm:w-full"
          disabled={cannotGenerate !== null || generate.busy}
          onClick={() => generate.run({ id, revision })}
        >
          {generate.busy ? t.busy : t.generate}
        </button>
        <Link className="btn btn-quiet max-sm:w-full" {...personLink(email ?? reportId)}>
          {t.person}
        </Link>
      </div>
      {reasons.length > 0 && <p className="text-[0.9375rem] text-muted">{`${reasons.join('. ')}.`}</p>}
      {failure && <Notice tone="error">{failure}</Notice>}
    </section>
  );
}
