import { CommandRunner, Option, SubCommand } from 'nest-commander';
import type { AdminOrganization } from '@closewise/contracts/admin';
import { AdminOrganizations } from '../directory/admin-organizations.js';

/** `organizations list [--json]`: those that wait for approval first. */
@SubCommand({ name: 'list', description: 'List the organizations, those that wait for approval first' })
export class OrganizationsListCommand extends CommandRunner {
  constructor(private readonly organizations: AdminOrganizations) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const listed = await this.organizations.list();
    const lines = json ? [JSON.stringify(listed, null, 2)] : listed.map(lineOf);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && listed.length === 0) process.stderr.write('There is no organization yet\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = ({ tag, status, name, contactName, contactEmail, registeredAt }: AdminOrganization): string =>
  [tag, status, registeredAt, name, contactName ?? '(erased)', contactEmail ?? '(erased)'].join('\t');
