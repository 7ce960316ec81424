import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ExclusiveWork } from '../../platform/database/exclusive-work.js';
import {
  adminDecider,
  adminStream,
  foldUsername,
  noSuchAdmin,
  usernameDecider,
  usernameStream,
  type AdminState,
} from '@closewise/domain/administration';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { AdminPasswords } from './admin-passwords.js';

/** Allows one account change at a time across all processes, since name, hash and events must match. */
@Injectable()
export class AccountChanges extends ExclusiveWork {
  constructor(database: Database) {
    super(database, 'closewise admin accounts');
  }
}

/** Identifies an admin: on the command line by username, in the API by id. */
export type AdminName = Readonly<{ username: string } | { adminId: string }>;

export type KnownAdmin = Exclude<AdminState, { status: 'unknown' }>;

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Admins, read from their streams, since sign-in must not depend on a projection. */
@Injectable()
export class Admins {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly passwords: AdminPasswords,
  ) {}

  /** The pseudonym by which a username is looked up. */
  keyOf(username: string): string {
    return this.personalData.pseudonym('admin username', foldUsername(username));
  }

  async find(adminId: string): Promise<KnownAdmin | null> {
    const state = await this.executor.load(adminDecider, adminStream(adminId));
    return state.status === 'unknown' ? null : state;
  }

  /** The admin who currently has this username. An unknown username costs the same reads. */
  async findByUsernameKey(usernameKey: string): Promise<KnownAdmin | null> {
    const { owner } = await this.executor.load(usernameDecider, usernameStream(usernameKey));
    const admin = await this.find(owner ?? NOBODY);
    return admin?.usernameKey === usernameKey ? admin : null;
  }

  /** Refuses an unknown username or id. */
  async require(name: AdminName): Promise<KnownAdmin> {
    const isNamed = 'username' in name;
    const admin = isNamed
      ? await this.findByUsernameKey(this.keyOf(name.username))
      : await this.find(name.adminId);
    if (admin) return admin;
    throw noSuchAdmin();
  }

  /** The number of other active admins; auditors do not count. */
  async countOtherAdmins(adminId: string): Promise<number> {
    const admins = await this.list();
    return admins.filter((one) => one.status === 'active' && one.role === 'admin' && one.adminId !== adminId)
      .length;
  }

  /** All admins and auditors, including revoked ones, oldest first. */
  async list(): Promise<KnownAdmin[]> {
    const admins: KnownAdmin[] = [];
    for (const adminId of await this.passwords.adminIds()) {
      const admin = await this.find(adminId);
      if (admin) admins.push(admin);
    }
    return admins;
  }
}
