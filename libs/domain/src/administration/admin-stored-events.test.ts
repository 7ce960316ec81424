import { readFileSync } from 'node:fs';
import { administrationEvents } from './admin-events.js';
import { upcast, type EventData } from '../events/index.js';
import { adminDecider } from './admin-decider.js';
import type { AdminEvent } from './admin-events.js';
import { usernameDecider } from './username-decider.js';
import type { UsernameEvent } from './admin-events.js';

const file = new URL('admin-stored-events.json', import.meta.url);
type Written = (AdminEvent | UsernameEvent) & Readonly<{ schemaVersion?: number }>;
const stored = (JSON.parse(readFileSync(file, 'utf8')) as Written[]).map(
  ({ schemaVersion, ...event }): AdminEvent | UsernameEvent =>
    schemaVersion === undefined
      ? event
      : ({
          ...event,
          data: upcast(administrationEvents[event.type], schemaVersion, event.data as EventData),
        } as AdminEvent),
);
const isOfUsername = (event: AdminEvent | UsernameEvent): event is UsernameEvent =>
  event.type.startsWith('AdminUsername');
const ofUsername = stored.filter(isOfUsername);
const ofAdmin = stored.filter((event): event is AdminEvent => !isOfUsername(event));

/** The compiler requires an entry for each new event. */
const everyType: Record<(AdminEvent | UsernameEvent)['type'], true> = {
  AdminCreated: true,
  AdminCredentialsChanged: true,
  SecondFactorEnabled: true,
  AdminPasswordReset: true,
  AdminRoleChanged: true,
  SecondFactorDisabled: true,
  AdminRevoked: true,
  AdminReinstated: true,
  AdminUsernameClaimed: true,
  AdminUsernameReleased: true,
};

describe('events about admins that are stored already', () => {
  it('are there of every type', () => {
    expect(stored.map(({ type }) => type)).toEqual(Object.keys(everyType));
  });

  it('are read as what they meant when they were written', () => {
    expect(ofAdmin.reduce(adminDecider.evolve, adminDecider.initialState)).toEqual({
      status: 'active',
      adminId: '0b0e7c1e-2f6b-4c1d-9a55-1d2c3b4a5f60',
      role: 'auditor',
      subjectId: 'admin-0b0e7c1e-2f6b-4c1d-9a55-1d2c3b4a5f60',
      username: 'ann',
      usernameKey: '7a31',
      credentialId: '44444444-4444-4444-8444-444444444444',
      secondFactor: false,
    });
    expect(ofAdmin[0]!.data).toMatchObject({ role: 'admin' });
    const owners = ofUsername.map((_, i) =>
      ofUsername.slice(0, i + 1).reduce(usernameDecider.evolve, usernameDecider.initialState),
    );
    expect(owners).toEqual([{ owner: '0b0e7c1e' }, { owner: null }]);
  });
});
