import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ExclusiveWork } from '../../platform/database/exclusive-work.js';

/** One change of an organization's account at a time, in all processes: tag, address, hash and events belong together. */
@Injectable()
export class OrganizationChanges extends ExclusiveWork {
  constructor(database: Database) {
    super(database, 'closewise organization accounts');
  }
}
