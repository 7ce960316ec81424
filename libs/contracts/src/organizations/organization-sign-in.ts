import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';

/** Body of POST /api/organization/login. */
export const organizationLoginRequest = z
  .strictObject({
    email: personText(254).min(1, 'Please enter your email address'),
    password: personText(1000).min(1, 'Please enter your password'),
  })
  .meta({ example: { email: 'eva@example.com', password: 'four unrelated words here' } });
export type OrganizationLoginRequest = z.input<typeof organizationLoginRequest>;

/** The signed-in organization. */
export const organizationAccount = z.object({
  /** Same as the tag. */
  id: z.string(),
  tag: z.string(),
  name: z.string(),
  /** Both null after the contact was erased. */
  contactEmail: z.string().nullable(),
  contactName: z.string().nullable(),
  /** `waiting`: not approved yet, so it is not listed and earns nothing. */
  status: z.enum(['waiting', 'approved']),
  /**
   * Whether the mailed link was opened. Before that the organization cannot be approved, see its members, or be paid.
   */
  linkOpened: z.boolean(),
  dashboardPath: z.string(),
});
export type OrganizationAccount = z.infer<typeof organizationAccount>;

const example = {
  id: 'AUSTIN',
  tag: 'AUSTIN',
  name: 'Austin Board of Realtors',
  contactEmail: 'eva@example.com',
  contactName: 'Eva Ruiz',
  status: 'approved',
  linkOpened: true,
  dashboardPath: '/organization/AUSTIN/dashboard',
} as const;

/** Answer of GET /api/organization/session. */
export const organizationSessionView = z
  .object({ success: z.literal(true), organization: organizationAccount })
  .meta({ example: { success: true, organization: example } });
export type OrganizationSessionView = z.infer<typeof organizationSessionView>;

/** Answer of POST /api/organization/login; the session is in the cookie. */
export const organizationLoginView = z
  .object({
    success: z.literal(true),
    organization: organizationAccount,
    message: z.literal('Login successful'),
  })
  .meta({ example: { success: true, organization: example, message: 'Login successful' } });
export type OrganizationLoginView = z.infer<typeof organizationLoginView>;

/** Answer of POST /api/organization/logout, also if the caller was not signed in. */
export const organizationLogoutView = z
  .object({ success: z.literal(true), message: z.literal('Logged out') })
  .meta({ example: { success: true, message: 'Logged out' } });
export type OrganizationLogoutView = z.infer<typeof organizationLogoutView>;

/** Body of POST /api/organization/confirm: the password, before a sensitive action. */
export const organizationConfirmRequest = z
  .strictObject({ password: organizationLoginRequest.shape.password })
  .meta({ example: { password: 'correct horse battery staple' } });
export type OrganizationConfirmRequest = z.input<typeof organizationConfirmRequest>;

/** Answer of POST /api/organization/confirm. */
export const organizationConfirmView = z
  .object({ success: z.literal(true) })
  .meta({ example: { success: true } });
export type OrganizationConfirmView = z.infer<typeof organizationConfirmView>;
