import { adminRoles } from '@closewise/domain/administration';
import { z } from 'zod';
import { personText } from '../buyer/person-text.js';
import { personal } from '../personal/index.js';

const role = z.enum(adminRoles, `must be one of ${adminRoles.join(', ')}`);
const reason = personText(500);

/** Somebody who may sign in to the admin area, or might once. */
const admin = z.object({
  adminId: z.uuid(),
  /** `(erased)` once it was. */
  username: personal(z.string()),
  role,
  status: z.enum(['active', 'revoked']),
  /** Why they were revoked. */
  reason: z.string().nullable(),
  /** Whether a sign-in needs a code from an authenticator app, too. */
  secondFactor: z.boolean(),
  /** Whether it is the one who asks. */
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

/** Answer of GET /api/admin/admins: everybody, in the order in which they were let in. */
export const adminsView = z
  .object({ success: z.literal(true), admins: z.array(admin) })
  .meta({ example: { success: true, admins: [example] } });
export type AdminsView = z.infer<typeof adminsView>;

/** Body of POST /api/admin/admins; without a password one is made up, which only the answer shows. */
export const createAdminRequest = z
  .strictObject({
    username: personText(200).min(1, 'Please enter a username'),
    role,
    password: personText(1000).nullish(),
  })
  .meta({ example: { username: 'maria', role: 'auditor' } });
export type CreateAdminRequest = z.input<typeof createAdminRequest>;

/** Answer of POST /api/admin/admins; `password` is null where the admin chose it. */
export const adminCreatedView = z
  .object({ success: z.literal(true), message: z.string(), password: z.string().nullable() })
  .meta({
    example: { success: true, message: 'maria may sign in', password: 'kfzm-wqtx-bpld-nrvc' },
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

/** Answer of a revocation or of another role; `message` is what the admin reads. */
export const adminChangedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'They may not sign in any more' } });
export type AdminChangedView = z.infer<typeof adminChangedView>;
