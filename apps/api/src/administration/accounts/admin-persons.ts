import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import type { PersonalDataHolder } from '../../platform/privacy/personal-data-holders.js';
import { Admins } from './admins.js';

/** The usernames of admins, which only their events hold: erased with the key, shown in an export. */
@Injectable()
export class AdminPersons implements PersonalDataHolder {
  readonly name = 'admin';

  constructor(private readonly admins: Admins) {}

  /** By username, or by the id that `admin list --json` shows. */
  async find(id: string): Promise<string | null> {
    const admin = (await this.admins.named(this.admins.keyOf(id))) ?? (await this.admins.find(id));
    return admin?.subjectId ?? null;
  }

  async objection(subjectId: string): Promise<string | null> {
    const admin = await this.bySubject(subjectId);
    return admin?.status === 'active' ? `${admin.username} may still sign in: revoke the admin first` : null;
  }

  async erase(): Promise<void> {}

  async export(subjectId: string): Promise<JsonValue> {
    const admin = await this.bySubject(subjectId);
    return admin && { username: admin.username, status: admin.status };
  }

  private async bySubject(subjectId: string) {
    const adminId = /^admin-(.+)$/.exec(subjectId)?.[1];
    return adminId === undefined ? null : this.admins.find(adminId);
  }
}
