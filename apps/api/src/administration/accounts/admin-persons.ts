import type { KeptThing } from '@closewise/contracts/admin';
import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import type { PersonalDataHolder } from '../../privacy/index.js';
import { Admins } from './admins.js';
import { SecondFactorSetup } from './second-factor/second-factor-setup.js';

/** The usernames of admins, which only their events hold, erased with the key and shown in an export; and their codes. */
@Injectable()
export class AdminPersons implements PersonalDataHolder {
  readonly name = 'admin';

  constructor(
    private readonly admins: Admins,
    private readonly secondFactor: SecondFactorSetup,
  ) {}

  /** By username, or by the id that `admin list --json` shows. */
  async find(id: string): Promise<string | null> {
    const admin = (await this.admins.named(this.admins.keyOf(id))) ?? (await this.admins.find(id));
    return admin?.subjectId ?? null;
  }

  async objection(subjectId: string): Promise<string | null> {
    const admin = await this.bySubject(subjectId);
    return admin?.status === 'active' ? `${admin.username} may still sign in: revoke the admin first` : null;
  }

  async named(subjectId: string): Promise<KeptThing[]> {
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
