import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/reader.js';
import { Admins } from '../accounts/admins.js';
import { type NameOf, AuditSentences, type ActionDetails } from './audit-sentences.js';
import type { AdminAction } from '@closewise/contracts/admin';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { auditProjection } from './audit.projection.js';

/** Names of admins in the list of actions, masked for readers who may not see personal data. */
@Injectable()
export class AdminNames {
  constructor(private readonly admins: Admins) {}

  async read({ personal }: Reader): Promise<NameOf> {
    const names = new Map((await this.admins.list()).map(({ adminId, username }) => [adminId, username]));
    return (adminId) => personal(names.get(adminId) ?? '(erased)');
  }
}

type Row = Readonly<{
  id: string;
  at: Date | string;
  actor: string;
  action: string;
  stream: string;
  details: ActionDetails;
}>;

/** The record of what admins and the operator did, when and why. */
@Injectable()
export class AdminActions {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly names: AdminNames,
    private readonly sentences: AuditSentences,
  ) {}

  /** One page, newest first. `page` starts at 1. */
  async readPage(
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
    const summaries = await this.sentences.describe(rows, reader);
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
  // A note written by a person takes precedence over a reason given by a rule.
  reason: [details['note'], details['reason']].find((text) => typeof text === 'string') ?? null,
});
