import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@closewise/contracts/admin';
import type { Reader } from '../../platform/access/reader.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { AdminNames } from './admin-names.js';
import { AuditSentences, type ActionDetails, type NameOf } from './audit-sentences.js';
import { auditProjection } from './audit.projection.js';

type Row = Readonly<{
  id: string;
  at: Date | string;
  actor: string;
  action: string;
  stream: string;
  details: ActionDetails;
}>;

/** Who did what in the admin area and on the command line, when and why. */
@Injectable()
export class AdminActions {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly names: AdminNames,
    private readonly sentences: AuditSentences,
  ) {}

  /** One page, the newest first; pages count from 1. */
  async page(
    { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
    reader: Reader,
  ): Promise<{ total: number; actions: AdminAction[] }> {
    const table = `${this.projections.schemaOf(auditProjection.name)}.actions`;
    const { rows, counted } = await this.database.selectTogether<{
      rows: Row[];
      counted: [{ total: number }];
    }>({
      rows: {
        text: `select event_id as id, at, actor, action, stream, details from ${table} order by n desc limit $1 offset $2`,
        values: [pageSize, (page - 1) * pageSize],
      },
      counted: { text: `select count(*) as total from ${table}`, values: [] },
    });
    const nameOf = await this.names.read(reader);
    const summaries = await this.sentences.of(rows, reader);
    return {
      total: counted[0].total,
      actions: rows.map((row, at) => actionOf(row, summaries[at]!, nameOf)),
    };
  }
}

const actionOf = ({ id, at, actor, action, details }: Row, summary: string, nameOf: NameOf): AdminAction => ({
  id,
  at: new Date(at).toISOString(),
  admin: actor.startsWith('admin:') ? nameOf(actor.slice('admin:'.length)) : actor,
  action,
  summary,
  // What somebody wrote stands before what a rule said.
  reason: [details['note'], details['reason']].find((given) => typeof given === 'string') ?? null,
});
