import { DomainError } from '@closewise/domain/events';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import type { AdminAction } from '@closewise/contracts/admin';
import { fullReader } from '../../../platform/access/reader.js';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { AdminActions } from '../admin-actions.js';

type Options = Readonly<{ limit?: number; json?: boolean }>;

/** `admin audit [--limit N] [--json]`: what admins and the operator have done, the newest first. */
@SubCommand({ name: 'audit', description: 'List what admins and the operator did, newest first' })
export class AdminAuditCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { limit = 100, json = false }: Options): Promise<void> {
    const application = await this.attached.open();
    const { actions } = await application
      .get(AdminActions, { strict: false })
      .page({ page: 1, pageSize: limit }, fullReader);
    const lines = json ? [JSON.stringify(actions, null, 2)] : actions.map(lineOf);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && actions.length === 0) process.stderr.write('Nobody has done anything yet\n');
  }

  @Option({ flags: '--limit <n>', description: 'how many (100)' })
  parseLimit(given: string): number {
    if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
    throw new DomainError('administration.limit-invalid', '--limit must be a whole number from 1 to 999999');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = ({ at, admin, summary, reason }: AdminAction): string =>
  [at, admin, summary, ...(reason ? [reason] : [])].join('\t');
