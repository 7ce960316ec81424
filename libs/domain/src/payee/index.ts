/** Who earns of sales and is paid out: an affiliate by their id, an organization by its tag. */
export type Payee = Readonly<{ kind: 'affiliate' | 'organization'; id: string }>;

/** `affiliate:6f1d2c3b`: one text per payee, for keys and for the names of streams. */
export const payeeKey = ({ kind, id }: Payee): string => `${kind}:${id}`;
export { minimumPayoutCents } from './payout-minimum.js';
