import type { AdminAffiliate } from '@closewise/contracts/admin';
import { Badge } from '../../../../shared/ui/Badge';
import texts from '../texts';

const tones = { 'Top Performer': 'accent', Active: 'good', New: 'plain' } as const;

/** How far an affiliate has come; in its place, that referrals earn nothing. */
export function StatusBadges({ affiliate: { status, label } }: { affiliate: AdminAffiliate }) {
  if (status === 'terminated') return <Badge tone="bad">{texts.list.terminated}</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[label]}>{label}</Badge>
      {status === 'inactive' && <Badge tone="warning">{texts.list.inactive}</Badge>}
    </span>
  );
}
