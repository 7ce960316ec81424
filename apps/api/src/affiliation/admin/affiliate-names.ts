import { Injectable } from '@nestjs/common';
import type { ActionDetails, NameOf } from '../../administration/index.js';
import type { Reader } from '../../platform/access/reader.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { directoryProjection } from './directory.projection.js';

type Row = Readonly<{ affiliateId: string; name: string | null; code: string }>;

/** Current names of affiliates: name and code, or the code alone after an erasure. */
@Injectable()
export class AffiliateNames {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** For the affiliates of these actions. */
  async readNames(actions: readonly ActionDetails[], { personal }: Reader): Promise<NameOf> {
    const rows = await this.rows([...new Set(actions.map(({ affiliateId }) => String(affiliateId)))]);
    const names = new Map(
      rows.map(({ affiliateId, name, code }) => [
        affiliateId,
        name === null ? code : `${personal(name)} (${code})`,
      ]),
    );
    return (affiliateId) => names.get(affiliateId) ?? affiliateId;
  }

  /** By id, without erased affiliates. */
  async readById(affiliateIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.rows(affiliateIds);
    return new Map(rows.flatMap(({ affiliateId, name }) => (name === null ? [] : [[affiliateId, name]])));
  }

  private rows(affiliateIds: readonly string[]): Promise<Row[]> {
    return this.database.query<Row>(
      `select affiliate_id as "affiliateId", name, code
       from ${this.projections.schemaOf(directoryProjection.name)}.affiliates where affiliate_id = any($1::text[])`,
      [affiliateIds],
    );
  }
}
