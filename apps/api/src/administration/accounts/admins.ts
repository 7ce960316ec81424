import { Injectable } from '@nestjs/common';
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

/** An admin as people name them, or as addresses do. */
export type AdminName = Readonly<{ username: string } | { adminId: string }>;

export type KnownAdmin = Exclude<AdminState, { status: 'unknown' }>;

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Admins as their streams tell them: sign-in never reads a projection. */
@Injectable()
export class Admins {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly passwords: AdminPasswords,
  ) {}

  /** The pseudonym under which a username is looked up. */
  keyOf(username: string): string {
    return this.personalData.pseudonym('admin username', foldUsername(username));
  }

  async find(adminId: string): Promise<KnownAdmin | null> {
    const state = await this.executor.load(adminDecider, adminStream(adminId));
    return state.status === 'unknown' ? null : state;
  }

  /** Who goes by this name now. Reads as much for a name that nobody has. */
  async named(usernameKey: string): Promise<KnownAdmin | null> {
    const { owner } = await this.executor.load(usernameDecider, usernameStream(usernameKey));
    const admin = await this.find(owner ?? NOBODY);
    return admin?.usernameKey === usernameKey ? admin : null;
  }

  /** Refuses a name or an id that nobody has. */
  async known(name: AdminName): Promise<KnownAdmin> {
    const isNamed = 'username' in name;
    const admin = isNamed ? await this.named(this.keyOf(name.username)) : await this.find(name.adminId);
    if (admin) return admin;
    throw noSuchAdmin();
  }

  /** How many may change things beside this one. */
  async adminsBeside(adminId: string): Promise<number> {
    const admins = await this.list();
    return admins.filter((one) => one.status === 'active' && one.role === 'admin' && one.adminId !== adminId)
      .length;
  }

  /** All admins, revoked ones too, in the order in which they were created. */
  async list(): Promise<KnownAdmin[]> {
    const admins: KnownAdmin[] = [];
    for (const adminId of await this.passwords.adminIds()) {
      const admin = await this.find(adminId);
      if (admin) admins.push(admin);
    }
    return admins;
  }
}
