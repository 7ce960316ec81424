import { z } from 'zod';
import {
  adminRoles,
  settingKeys,
  type AdminEvent,
  type OperationsEvent,
  type SettingChanged,
  type UsernameEvent,
} from '../../administration/index.js';
import { catalogueOf } from '../index.js';
import { flag, freeText, text } from './fields.js';

export type AdministrationEvent = AdminEvent | SettingChanged | UsernameEvent | OperationsEvent;

const ofAdmin = z.object({ adminId: text });
const credentials = ofAdmin.extend({
  subjectId: text,
  usernameKey: text,
  credentialId: text,
  person: z.object({ username: text }).nullable(),
});
const role = z.enum(adminRoles);
const ofUsername = z.object({ usernameKey: text, adminId: text });

const job = z.object({ jobId: text, queue: text });

const aJob = { jobId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10', queue: 'generate-report' };
const adminId = '5b1e0d5c-3a6e-4f0e-9a11-6f1d2c3b4a5f';
const anAdmin = {
  adminId,
  subjectId: `admin-${adminId}`,
  usernameKey: 'b2c5',
  credentialId: 'c0ffee01',
  person: { username: 'Ana' },
};

export const administrationEvents = catalogueOf<AdministrationEvent>()({
  AdminCreated: {
    // Version 2 says the role; before there was one alone.
    upcasters: [(data) => ({ ...data, role: 'admin' })],
    data: credentials.extend({ role }),
    example: { ...anAdmin, role: 'auditor' },
  },
  AdminCredentialsChanged: {
    data: credentials.extend({ usernameChanged: flag, passwordChanged: flag }),
    example: { ...anAdmin, credentialId: 'c0ffee02', usernameChanged: false, passwordChanged: true },
  },
  AdminPasswordReset: {
    data: ofAdmin.extend({ credentialId: text }),
    example: { adminId, credentialId: 'c0ffee03' },
  },
  AdminRoleChanged: {
    data: ofAdmin.extend({ role, reason: freeText }),
    example: { adminId, role: 'auditor', reason: 'checks the books from now on' },
  },
  AdminRevoked: {
    data: ofAdmin.extend({ reason: freeText }),
    example: { adminId, reason: 'left the company' },
  },
  AdminReinstated: {
    data: ofAdmin.extend({ reason: freeText, credentialId: text }),
    example: { adminId, reason: 'came back', credentialId: 'c0ffee04' },
  },
  SecondFactorEnabled: { data: ofAdmin, example: { adminId } },
  SecondFactorDisabled: { data: ofAdmin, example: { adminId } },
  SettingChanged: {
    data: z.object({ key: z.enum(settingKeys), value: freeText, before: text, reason: freeText.nullable() }),
    example: { key: 'buyer_report_price', value: '2900', before: '2500', reason: 'spring prices' },
  },
  AdminUsernameClaimed: { data: ofUsername, example: { usernameKey: 'b2c5', adminId } },
  JobRetried: { data: job, example: aJob },
  JobDiscarded: { data: job.extend({ reason: freeText }), example: { ...aJob, reason: 'paid back by hand' } },
  ConsumerRestarted: {
    data: z.object({ consumer: text }),
    example: { consumer: 'reporting.reports@1' },
  },
  AdminUsernameReleased: { data: ofUsername, example: { usernameKey: 'b2c5', adminId } },
});
