import type { Affiliate } from '../../shared/api/affiliate';

/** Whether this is the account of an organization that earns nothing yet, because nobody has approved it. */
export const isWaiting = ({
  isMasterAccount,
  organizationStatus,
}: Pick<Affiliate, 'isMasterAccount' | 'organizationStatus'>): boolean =>
  isMasterAccount && organizationStatus !== 'approved';
