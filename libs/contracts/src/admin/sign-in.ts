import { adminRoles } from '@closewise/domain/administration';
import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';
import { typedCode } from './second-factor.js';

const LONGEST = 200;
const password = personText(LONGEST).min(1, 'Please enter your password');

/** Body of POST /api/auth/login. */
export const loginRequest = z
  .strictObject({
    username: personText(LONGEST).min(1, 'Please enter your username'),
    password,
    code: typedCode.optional(),
  })
  .meta({ example: { username: 'admin', password: 'correct horse battery staple' } });
export type LoginRequest = z.input<typeof loginRequest>;

/** The signed-in admin or auditor. */
export const adminUser = z.object({
  username: z.string(),
  /** Whether they may change anything. */
  isAdmin: z.boolean(),
  role: z.enum(adminRoles),
  /** Whether signing in also requires a code from the authenticator app. */
  secondFactor: z.boolean(),
});
const exampleUser = { username: 'admin', isAdmin: true, role: 'admin', secondFactor: false } as const;

/** Answer of GET /api/auth/user. */
export const userView = z
  .object({ success: z.literal(true), user: adminUser })
  .meta({ example: { success: true, user: exampleUser } });
export type UserView = z.infer<typeof userView>;

/** Answer of POST /api/auth/login; the session is in the cookie. */
export const loginView = z
  .object({ success: z.literal(true), user: adminUser, message: z.literal('Login successful') })
  .meta({ example: { success: true, user: exampleUser, message: 'Login successful' } });
export type LoginView = z.infer<typeof loginView>;

/** Answer of POST /api/auth/logout, also if the caller was not signed in. */
export const logoutView = z
  .object({ success: z.literal(true), message: z.literal('Logged out') })
  .meta({ example: { success: true, message: 'Logged out' } });
export type LogoutView = z.infer<typeof logoutView>;

/**
 * Body of POST /api/auth/confirm: the password, and a code if the account has a second factor, before a sensitive
 * action.
 */
export const confirmRequest = z
  .strictObject({ password, code: typedCode.optional() })
  .meta({ example: { password: 'correct horse battery staple' } });
export type ConfirmRequest = z.input<typeof confirmRequest>;

/** Answer of POST /api/auth/confirm. */
export const confirmView = z.object({ success: z.literal(true) }).meta({ example: { success: true } });
export type ConfirmView = z.infer<typeof confirmView>;
