import { z } from 'zod';
import { affiliateEmail } from './signup.js';

/** Body of POST /api/affiliate/send-link; the answer is the same whether or not the address is known. */
export const sendLinkRequest = z
  .strictObject({ email: affiliateEmail })
  .meta({ example: { email: 'ana@example.com' } });
export type SendLinkRequest = z.input<typeof sendLinkRequest>;

/** Body of POST /api/affiliate/not-me: the token of the link in the mail after a sign-up. */
export const notMeRequest = z
  .strictObject({ token: z.string().min(1).max(200) })
  .meta({ example: { token: 'n.0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10.1.3q2-7w' } });
export type NotMeRequest = z.input<typeof notMeRequest>;
