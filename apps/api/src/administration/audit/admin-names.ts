import { Injectable } from '@nestjs/common';
import { Admins } from '../accounts/admins.js';
import type { NameOf } from './audit-sentences.js';

/** How admins are called in the list of their actions. */
@Injectable()
export class AdminNames {
  constructor(private readonly admins: Admins) {}

  async read(): Promise<NameOf> {
    const names = new Map((await this.admins.list()).map(({ adminId, username }) => [adminId, username]));
    return (adminId) => names.get(adminId) ?? '(erased)';
  }
}
