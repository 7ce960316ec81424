import { z } from 'zod';

/** Who earns from sales and is paid out: an affiliate by id, an organization by tag. */
export const payeeSchema = z.object({ kind: z.enum(['affiliate', 'organization']), id: z.string() });
export type Payee = Readonly<z.infer<typeof payeeSchema>>;

/** `affiliate:6f1d2c3b`: one text per payee, for keys and stream names. */
export const payeeKey = ({ kind, id }: Payee): string => `${kind}:${id}`;
export { changeHoldDays, minimumPayoutCents, payoutProgress } from './payout-terms.js';
