import { z } from 'zod';
import { defineEvents, freeText, type EventOf } from '../events/index.js';
import { adminRoles } from './admin-roles.js';
import { settingKeys } from './setting-rules.js';

const admin = z.object({ adminId: z.string() });
const adminPerson = z.object({ username: z.string() });
const credentials = admin.extend({
  subjectId: z.string(),
  usernameKey: z.string().describe('Pseudonym of the folded username'),
  credentialId: z.string().describe('Names the password hash that is valid from now on'),
  person: adminPerson.nullable().describe('Encrypted; null after an erasure'),
});
const role = z.enum(adminRoles);

const adminId = '5b1e0d5c-3a6e-4f0e-9a11-6f1d2c3b4a5f';
const exampleCredentials = {
  adminId,
  subjectId: `admin-${adminId}`,
  usernameKey: 'b2c5',
  credentialId: 'c0ffee01',
  person: { username: 'Ana' },
};

export const adminEvents = defineEvents({
  AdminCreated: {
    description: 'An admin account was created.',
    // Version 2 adds the role; before, `admin` was the only one.
    upcasters: [(data) => ({ ...data, role: 'admin' })],
    data: credentials.extend({ role }),
    example: { ...exampleCredentials, role: 'auditor' },
  },
  AdminCredentialsChanged: {
    description: 'An admin changed their own username, password or both.',
    data: credentials.extend({ usernameChanged: z.boolean(), passwordChanged: z.boolean() }),
    example: {
      ...exampleCredentials,
      credentialId: 'c0ffee02',
      usernameChanged: false,
      passwordChanged: true,
    },
  },
  AdminPasswordReset: {
    description: "The operator replaced the admin's password.",
    data: admin.extend({ credentialId: z.string() }),
    example: { adminId, credentialId: 'c0ffee03' },
  },
  AdminRoleChanged: {
    description: 'The admin has this role from now on.',
    data: admin.extend({ role, reason: freeText }),
    example: { adminId, role: 'auditor', reason: 'checks the books from now on' },
  },
  AdminRevoked: {
    description: 'The admin can no longer sign in.',
    data: admin.extend({ reason: freeText }),
    example: { adminId, reason: 'left the company' },
  },
  AdminReinstated: {
    description: 'A revoked admin can sign in again, with a new password.',
    data: admin.extend({ reason: freeText, credentialId: z.string() }),
    example: { adminId, reason: 'came back', credentialId: 'c0ffee04' },
  },
  SecondFactorEnabled: {
    description: 'From now on, signing in also takes a code from the authenticator app.',
    data: admin,
    example: { adminId },
  },
  SecondFactorDisabled: {
    description: 'From now on, the password alone is enough to sign in.',
    data: admin,
    example: { adminId },
  },
});

/** The events of an `admin-{id}` stream. */
export type AdminEvent = EventOf<typeof adminEvents>;
export type AdminCreated = EventOf<typeof adminEvents, 'AdminCreated'>;
export type AdminCredentialsChanged = EventOf<typeof adminEvents, 'AdminCredentialsChanged'>;
export type AdminPerson = Readonly<z.infer<typeof adminPerson>>;

const claim = z.object({ usernameKey: z.string(), adminId: z.string() });

export const usernameEvents = defineEvents({
  AdminUsernameClaimed: {
    description: 'An admin reserved a username.',
    data: claim,
    example: { usernameKey: 'b2c5', adminId },
  },
  AdminUsernameReleased: {
    description: 'The username may be claimed again.',
    data: claim,
    example: { usernameKey: 'b2c5', adminId },
  },
});

export type UsernameEvent = EventOf<typeof usernameEvents>;

export const settingEvents = defineEvents({
  SettingChanged: {
    description: 'A setting has a new value.',
    data: z.object({
      key: z.enum(settingKeys),
      value: freeText,
      before: z.string().describe('The previous value'),
      reason: freeText.nullable().describe("The admin's reason"),
    }),
    example: { key: 'buyer_report_price', value: '2900', before: '2500', reason: 'spring prices' },
  },
});

export type SettingChanged = EventOf<typeof settingEvents>;

const job = z.object({ jobId: z.string(), queue: z.string() });
const exampleJob = { jobId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10', queue: 'generate-report' };

export const operationsEvents = defineEvents({
  JobRetried: {
    description: 'A job that had failed permanently was run again.',
    data: job,
    example: exampleJob,
  },
  JobDiscarded: {
    description: 'A job that had failed permanently was discarded and is no longer reported.',
    data: job.extend({ reason: freeText }),
    example: { ...exampleJob, reason: 'paid back by hand' },
  },
  ConsumerRestarted: {
    description: 'A projection or reactor that had stopped at an event tried again from there.',
    data: z.object({ consumer: z.string() }),
    example: { consumer: 'reporting.reports@1' },
  },
});

/** What people did about background work. */
export type OperationsEvent = EventOf<typeof operationsEvents>;

export const administrationEvents = {
  ...adminEvents,
  ...usernameEvents,
  ...settingEvents,
  ...operationsEvents,
};
