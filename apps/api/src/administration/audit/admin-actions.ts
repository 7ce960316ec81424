import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@closewise/contracts/admin';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { Admins } from '../accounts/admins.js';
import { AuditSentences, type ActionDetails } from './audit-sentences.js';
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
    private readonly admins: Admins,
    private readonly sentences: AuditSentences,
  ) {}

  /** One page, the newest first; pages count from 1. */
  async page(page: number, pageSize: number): Promise<{ total: number; actions: AdminAction[] }> {
    const table = `${this.projections.schemaOf(auditProjection.name)}.actions`;
    const [rows, [counted], names] = await Promise.all([
      this.database.query<Row>(
        `select event_id as id, at, actor, action, stream, details from ${table} order by n desc limit $1 offset $2`,
        [pageSize, (page - 1) * pageSize],
      ),
      this.database.query<{ total: number }>(`select count(*) as total from ${table}`),
      this.names(),
    ]);
    const nameOf = (adminId: string): string => names.get(adminId) ?? '(erased)';
    return { total: counted!.total, actions: rows.map((row) => this.shown(row, nameOf)) };
  }

  private shown(
    { id, at, actor, action, stream, details }: Row,
    nameOf: (id: string) => string,
  ): AdminAction {
    const summary = this.sentences.of(action, stream)(details, nameOf);
    const reason = typeof details['reason'] === 'string' ? details['reason'] : null;
    return { id, at: new Date(at).toISOString(), admin: whoOf(actor, nameOf), action, summary, reason };
  }

  private async names(): Promise<Map<string, string>> {
    const admins = await this.admins.list();
    return new Map(
      admins.flatMap(({ adminId, username }) => (username === null ? [] : [[adminId, username]])),
    );
  }
}

function whoOf(actor: string, nameOf: (adminId: string) => string): string {
  return actor.startsWith('admin:') ? nameOf(actor.slice('admin:'.length)) : actor;
}
