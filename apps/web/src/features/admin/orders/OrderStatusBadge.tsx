import type { OrderListItem } from '@closewise/contracts/admin';
import { Badge } from '../../../shared/ui/Badge';
import texts from './texts';

const t = texts.status;
const tones = {
  draft: 'plain',
  processing: 'accent',
  completed: 'good',
  failed: 'bad',
  erased: 'plain',
} as const;

/** How far the report is, and what became of the money. */
export function OrderStatusBadge({ order }: { order: OrderListItem }) {
  const { status, refundedCents, paidCents, disputed } = order;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{t[status]}</Badge>
      {disputed && <Badge tone="bad">{t.disputed}</Badge>}
      {refundedCents > 0 && (
        <Badge tone="warning">{refundedCents < paidCents ? t.partlyRefunded : t.refunded}</Badge>
      )}
    </span>
  );
}
