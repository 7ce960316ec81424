import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { counted } from '../../wording/counted.js';
import { MailStatus, type OpenMail } from '../mail-status.js';
import { MailTransport } from '../mail-transport.js';

type Options = Readonly<{ json?: boolean; uncertain?: boolean }>;

/** `mail status [--uncertain] [--json]`: where mails go, how many are in each state, and those that need a look. */
@SubCommand({
  name: 'status',
  description: 'Where mails go, counts per state, and the mails that are not accepted',
})
export class MailStatusCommand extends CommandRunner {
  constructor(
    private readonly status: MailStatus,
    private readonly transport: MailTransport,
  ) {
    super();
  }

  override async run(_: string[], { json, uncertain }: Options): Promise<void> {
    const { destination } = this.transport;
    const counts = await this.status.counts();
    const states = uncertain
      ? (['uncertain'] as const)
      : (['uncertain', 'refused', 'prepared', 'transmitting'] as const);
    const open = await this.status.inStates(states);
    const lines = [`Mails go to ${destination}`, ...counts.map(({ state, mails }) => `${mails} ${state}`)];
    const text = [...lines, ...open.map(lineOf)].map((line) => `${line}\n`).join('');
    process.stdout.write(json ? `${JSON.stringify({ destination, counts, open }, null, 2)}\n` : text);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }

  @Option({
    flags: '--uncertain',
    description: 'list only mails that the server may have: decide with retry or confirm',
  })
  parseUncertain(): boolean {
    return true;
  }
}

const lineOf = ({ key, state, attempts, reply, changedAt }: OpenMail): string =>
  [key, state, changedAt, counted(attempts, 'attempt'), reply ?? 'no reply yet'].join('\t');
