import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/reader.js';
import { Admins } from '../accounts/admins.js';
import type { NameOf } from './audit-sentences.js';

/** How admins are called in the list of their actions, for whom it is read. */
@Injectable()
export class AdminNames {
  constructor(private readonly admins: Admins) {}

  async read({ personal }: Reader): Promise<NameOf> {
    const names = new Map((await this.admins.list()).map(({ adminId, username }) => [adminId, username]));
    return (adminId) => personal(names.get(adminId) ?? '(erased)');
  }
}
