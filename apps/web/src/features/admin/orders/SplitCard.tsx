import { ApiError } from '../../../shared/api/api-error';
import { explainSale } from '../../../shared/api/admin-ledger';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { formatMoment } from '../moments';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.split;
const facts = ['SaleSplit', 'SaleReversed', 'SaleRestored'];

/**
 * Explains a sale; null until it has been split, which can take up to half a minute if its referral code was just
 * created.
 */
async function explainSaleIfSplit(paymentId: string) {
  try {
    return await explainSale(paymentId);
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'affiliation.sale-unknown') return null;
    throw error;
  }
}

/** How the sale is shared, as soon as the books have it. */
export function SplitCard({ paymentId }: { paymentId: string }) {
  const explained = useAdminQuery(['sale-split', paymentId], () => explainSaleIfSplit(paymentId), {
    pollWhile: (sale) => sale === null,
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
                    {formatMoment(at)}
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
