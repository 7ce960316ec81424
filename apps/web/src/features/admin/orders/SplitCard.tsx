import { ApiError } from '../../../shared/api/api-error';
import { explainSale } from '../../../shared/api/admin-ledger';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { momentOf } from '../moment';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.split;
const facts = ['SaleSplit', 'SaleReversed', 'SaleRestored'];

/** What the books explain of a sale; null before it is split: a moment, or half a minute while its code may be on its way. */
async function explainOnceSplit(paymentId: string) {
  try {
    return await explainSale(paymentId);
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'affiliation.sale-unknown') return null;
    throw error;
  }
}

/** Who earns what of the sale, as the books explain it, as soon as they do. */
export function SplitCard({ paymentId }: { paymentId: string }) {
  const explained = useAdminQuery(['sale-split', paymentId], () => explainOnceSplit(paymentId), {
    isYetToChange: (sale) => sale === null,
  });
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={explained} loading={t.loading}>
        {(sale) => {
          const shares = sale?.steps.filter(({ eventType }) => facts.includes(eventType)) ?? [];
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
