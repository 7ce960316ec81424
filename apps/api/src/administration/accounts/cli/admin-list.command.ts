import type { AdminRole } from '@closewise/domain/administration';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { Admins, type KnownAdmin } from '../admins.js';

/** `admin list [--json]`: all admins, revoked ones too. */
@SubCommand({ name: 'list', description: 'List the admins, including revoked ones' })
export class AdminListCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const application = await this.attached.open();
    const admins = (await application.get(Admins, { strict: false }).list()).map(shown);
    const lines = json ? [JSON.stringify(admins, null, 2)] : admins.map(lineOf);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && admins.length === 0) process.stderr.write('There is no admin yet\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

type ShownAdmin = Readonly<{
  adminId: string;
  username: string | null;
  role: AdminRole;
  status: 'active' | 'revoked';
  secondFactor: boolean;
  reason: string | null;
}>;

function shown(admin: KnownAdmin): ShownAdmin {
  const { adminId, username, role, status, secondFactor } = admin;
  return {
    adminId,
    username,
    role,
    status,
    secondFactor,
    reason: status === 'revoked' ? admin.reason : null,
  };
}

const lineOf = ({ username, role, status, secondFactor, reason }: ShownAdmin): string =>
  [
    username ?? '(erased)',
    role,
    status,
    secondFactor ? 'second factor' : 'password only',
    ...(reason ? [reason] : []),
  ].join('\t');
