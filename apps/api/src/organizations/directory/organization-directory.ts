import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { directoryProjection } from './directory.projection.js';

/** One organization of the list; `registeredAt` is ISO UTC. */
export type ListedOrganization = Readonly<{
  tag: string;
  name: string;
  status: 'waiting' | 'approved';
  registeredAt: string;
}>;

/** Which organizations there are. */
@Injectable()
export class OrganizationDirectory {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Those that take part, by name. */
  async approved(): Promise<{ tag: string; name: string }[]> {
    return this.database.query(`select tag, name from ${this.table} where is_approved order by name, tag`);
  }

  /** Those that wait first, then by the time of their registration. */
  async all(): Promise<ListedOrganization[]> {
    const rows = await this.database.query<ListedOrganization & { registeredAt: Date }>(
      `select tag, name, case when is_approved then 'approved' else 'waiting' end as status,
         registered_at as "registeredAt"
       from ${this.table} order by is_approved, registered_at, tag`,
    );
    return rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() }));
  }

  private get table(): string {
    return `${this.projections.schemaOf(directoryProjection.name)}.organizations`;
  }
}
