import { adminRoles } from '@closewise/domain/administration';
import { z } from 'zod';
import { personText } from '../buyer/person-text.js';
import { typedCode } from './typed-code.js';

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

/** The admin or auditor who is signed in. */
export const adminUser = z.object({
  username: z.string(),
  /** Whether they may change things. */
  isAdmin: z.boolean(),
  role: z.enum(adminRoles),
  /** Whether a sign-in needs a code from the authenticator app, too. */
  secondFactor: z.boolean(),
});
const exampleUser = { username: 'admin', isAdmin: true, role: 'admin', secondFactor: false } as const;

/** Answer of GET /api/auth/user. */
export const userView = z
  .object({ success: z.literal(true), user: adminUser })
  .meta({ example: { success: true, user: exampleUser } });
export type UserView = z.infer<typeof userView>;

/** Answer of POST /api/auth/login; the session is in its cookie. */
export const loginView = z
  .object({ success: z.literal(true), user: adminUser, message: z.literal('Login successful') })
  .meta({ example: { success: true, user: exampleUser, message: 'Login successful' } });
export type LoginView = z.infer<typeof loginView>;

/** Answer of POST /api/auth/logout, also to those who were signed out already. */
export const logoutView = z
  .object({ success: z.literal(true), message: z.literal('Logged out') })
  .meta({ example: { success: true, message: 'Logged out' } });
export type LogoutView = z.infer<typeof logoutView>;

/** Body of POST /api/auth/confirm: the password again, and a code where one is needed, before a sensitive action. */
export const confirmRequest = z
  .strictObject({ password, code: typedCode.optional() })
  .meta({ example: { password: 'correct horse battery staple' } });
export type ConfirmRequest = z.input<typeof confirmRequest>;

/** Answer of POST /api/auth/confirm. */
export const confirmView = z.object({ success: z.literal(true) }).meta({ example: { success: true } });
export type ConfirmView = z.infer<typeof confirmView>;
