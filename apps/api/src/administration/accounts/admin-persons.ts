import type { StoredItem } from '@closewise/contracts/admin';
import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import type { PersonalDataHolder } from '../../privacy/index.js';
import { Admins } from './admins.js';
import { SecondFactorSetup } from './second-factor/second-factor-setup.js';

/** Usernames of admins, which only their events hold, and their second factors. */
@Injectable()
export class AdminPersons implements PersonalDataHolder {
  readonly name = 'admin';

  constructor(
    private readonly admins: Admins,
    private readonly secondFactor: SecondFactorSetup,
  ) {}

  /** `id` is a username, or the id in `admin list --json`. */
  async find(id: string): Promise<string | null> {
    const admin =
      (await this.admins.findByUsernameKey(this.admins.keyOf(id))) ?? (await this.admins.find(id));
    return admin?.subjectId ?? null;
  }

  async objection(subjectId: string): Promise<string | null> {
    const admin = await this.bySubject(subjectId);
    return admin?.status === 'active' ? `${admin.username} can still sign in. Revoke the admin first.` : null;
  }

  async listItems(subjectId: string): Promise<StoredItem[]> {
    const admin = await this.bySubject(subjectId);
    return admin?.username ? [{ kind: 'admin', name: admin.username, status: admin.status }] : [];
  }

  async erase(subjectId: string): Promise<void> {
    const admin = await this.bySubject(subjectId);
    if (admin) await this.secondFactor.forget(admin.adminId);
  }

  async export(subjectId: string): Promise<JsonValue> {
    const admin = await this.bySubject(subjectId);
    return admin && { username: admin.username, status: admin.status };
  }

  private async bySubject(subjectId: string) {
    const adminId = /^admin-(.+)$/.exec(subjectId)?.[1];
    return adminId === undefined ? null : this.admins.find(adminId);
  }
}
