import { z } from 'zod';
import { personText } from '../buyer/person-text.js';

/** Body of POST /api/organization/login. */
export const organizationLoginRequest = z
  .strictObject({
    email: personText(254).min(1, 'Please enter your email address'),
    password: personText(1000).min(1, 'Please enter your password'),
  })
  .meta({ example: { email: 'eva@example.com', password: 'four unrelated words here' } });
export type OrganizationLoginRequest = z.input<typeof organizationLoginRequest>;

/** The organization that is signed in. */
export const organizationAccount = z.object({
  /** The same as the tag. */
  id: z.string(),
  tag: z.string(),
  name: z.string(),
  /** Both null once the contact was erased. */
  contactEmail: z.string().nullable(),
  contactName: z.string().nullable(),
  /** `waiting`: for the approval, before which nothing is listed or earned. */
  status: z.enum(['waiting', 'approved']),
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
  dashboardPath: '/organization/AUSTIN/dashboard',
} as const;

/** Answer of GET /api/organization/session. */
export const organizationSessionView = z
  .object({ success: z.literal(true), organization: organizationAccount })
  .meta({ example: { success: true, organization: example } });
export type OrganizationSessionView = z.infer<typeof organizationSessionView>;

/** Answer of POST /api/organization/login; the session is in its cookie. */
export const organizationLoginView = z
  .object({
    success: z.literal(true),
    organization: organizationAccount,
    message: z.literal('Login successful'),
  })
  .meta({ example: { success: true, organization: example, message: 'Login successful' } });
export type OrganizationLoginView = z.infer<typeof organizationLoginView>;

/** Answer of POST /api/organization/logout, also to those who were signed out already. */
export const organizationLogoutView = z
  .object({ success: z.literal(true), message: z.literal('Logged out') })
  .meta({ example: { success: true, message: 'Logged out' } });
export type OrganizationLogoutView = z.infer<typeof organizationLogoutView>;
