import type { PayoutRun } from '../../../shared/api/admin-payouts';
import { Badge } from '../../../shared/ui/Badge';
import texts from './texts';

const tones = {
  prepared: 'warning',
  approved: 'accent',
  executing: 'accent',
  completed: 'good',
  cancelled: 'plain',
} as const;

/** How far a run is. */
export const RunStatus = ({ status }: Pick<PayoutRun, 'status'>) => (
  <Badge tone={tones[status]}>{texts.status[status]}</Badge>
);
