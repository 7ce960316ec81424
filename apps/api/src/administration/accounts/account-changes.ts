import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ExclusiveWork } from '../../platform/database/exclusive-work.js';

/** One change of an admin's account at a time, in all processes: a name, a hash and an event belong together. */
@Injectable()
export class AccountChanges extends ExclusiveWork {
  constructor(database: Database) {
    super(database, 'closewise admin accounts');
  }
}
