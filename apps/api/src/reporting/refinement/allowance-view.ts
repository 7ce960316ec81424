import type { RefinementAllowanceView } from '@closewise/contracts/buyer';
import type { RefinementAllowance } from '@closewise/domain/reporting';

const DAY_MS = 86_400_000;

/** What is left, with the days that have begun. */
export const allowanceView = (allowance: RefinementAllowance, now: Date): RefinementAllowanceView => ({
  ...allowance,
  daysLeft: Math.max(0, Math.ceil((Date.parse(allowance.until) - now.getTime()) / DAY_MS)),
});
