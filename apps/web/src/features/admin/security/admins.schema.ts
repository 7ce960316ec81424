import { createAdminRequest, revokeAdminRequest } from '@closewise/contracts/admin';
import { resolveBy, whenBlank } from '../../../shared/forms/resolve-by';
import type { AdminRole } from '../../../shared/api/admin';
import texts from './admin-texts';

export type NewAdmin = { username: string; role: AdminRole; password: string };

export const newAdminResolver = resolveBy<NewAdmin>(createAdminRequest, {
  body: ({ username, ...rest }) => ({ ...rest, username: username.trim() }),
  words: { username: whenBlank(texts.create.usernameMissing) },
});

export const reasonResolver = resolveBy<{ reason: string }>(
  revokeAdminRequest.extend({
    reason: revokeAdminRequest.shape.reason.refine((reason) => reason.trim() !== ''),
  }),
  { body: (typed) => typed, words: { reason: whenBlank(texts.reasonMissing) } },
);
