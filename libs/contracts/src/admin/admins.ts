import { adminRoles } from '@closewise/domain/administration';
import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';
import { personal } from '../personal/index.js';

const role = z.enum(adminRoles, `must be one of ${adminRoles.join(', ')}`);
const reason = personText(500);

/** An account of the admin area, active or revoked. */
const admin = z.object({
  adminId: z.uuid(),
  /** `(erased)` after an erasure. */
  username: personal(z.string()),
  role,
  status: z.enum(['active', 'revoked']),
  /** Why the account was revoked. */
  reason: z.string().nullable(),
  /** Whether signing in also requires a code from an authenticator app. */
  secondFactor: z.boolean(),
  /** Whether this is the account of the caller. */
  isYou: z.boolean(),
});
export type ListedAdmin = z.infer<typeof admin>;

const example: ListedAdmin = {
  adminId: '5b1e0d5c-3a6e-4f0e-9a11-6f1d2c3b4a5f',
  username: 'ana',
  role: 'admin',
  status: 'active',
  reason: null,
  secondFactor: true,
  isYou: true,
};

/** Answer of GET /api/admin/admins: all accounts, oldest first. */
export const adminsView = z
  .object({ success: z.literal(true), admins: z.array(admin) })
  .meta({ example: { success: true, admins: [example] } });
export type AdminsView = z.infer<typeof adminsView>;

/** Body of POST /api/admin/admins. Without a password, one is generated and returned only in the answer. */
export const createAdminRequest = z
  .strictObject({
    username: personText(200).min(1, 'Please enter a username'),
    role,
    password: personText(1000).nullish(),
  })
  .meta({ example: { username: 'maria', role: 'auditor' } });
export type CreateAdminRequest = z.input<typeof createAdminRequest>;

/** Answer of POST /api/admin/admins; `password` is null if the admin chose it. */
export const adminCreatedView = z
  .object({ success: z.literal(true), message: z.string(), password: z.string().nullable() })
  .meta({
    example: { success: true, message: 'maria can now sign in', password: 'kfzm-wqtx-bpld-nrvc' },
  });
export type AdminCreatedView = z.infer<typeof adminCreatedView>;

/** Body of POST /api/admin/admins/{adminId}/revoke. */
export const revokeAdminRequest = z
  .strictObject({ reason })
  .meta({ example: { reason: 'Left the company' } });
export type RevokeAdminRequest = z.infer<typeof revokeAdminRequest>;

/** Body of PUT /api/admin/admins/{adminId}/role. */
export const changeAdminRoleRequest = z
  .strictObject({ role, reason })
  .meta({ example: { role: 'auditor', reason: 'Checks the books from now on' } });
export type ChangeAdminRoleRequest = z.infer<typeof changeAdminRoleRequest>;

/** Answer of a revocation or a change of role; `message` is shown to the admin. */
export const adminChangedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'The admin can no longer sign in' } });
export type AdminChangedView = z.infer<typeof adminChangedView>;
