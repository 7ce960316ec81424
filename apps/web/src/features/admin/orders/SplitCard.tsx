import { explainSale } from '../../../shared/api/admin-ledger';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { momentOf } from '../moment';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.split;
const facts = ['SaleSplit', 'SaleReversed', 'SaleRestored'];

/** Who earns what of the sale, as the books explain it. */
export function SplitCard({ paymentId }: { paymentId: string }) {
  const explained = useAdminQuery(['ledger-explain', paymentId], () => explainSale(paymentId));
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={explained} loading={t.loading}>
        {({ steps }) => {
          const shares = steps.filter(({ eventType }) => facts.includes(eventType));
          return shares.length === 0 ? (
            <p className="text-muted">{t.none}</p>
          ) : (
            <ol className="divide-y divide-dashed divide-line">
              {shares.map(({ eventId, what, at }) => (
                <li key={eventId} className="py-3 leading-snug first:pt-0">
                  <p className="[overflow-wrap:anywhere]">{what}</p>
                  <time dateTime={at} className="num text-sm text-muted">
                    {momentOf(at)}
                  </time>
                </li>
              ))}
            </ol>
          );
        }}
      </Remote>
    </Card>
  );
}
