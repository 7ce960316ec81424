import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../cli/command-group.js';
import { Workers } from '../jobs/workers.js';
import { counted } from '../wording.js';
import { MailStatus, type OpenMail } from './mail-status.js';
import { MailTransport } from './mail-transport.js';
import { UncertainMails } from './uncertain-mails.js';

type Options = Readonly<{ json?: boolean; uncertain?: boolean }>;

/** `mail status [--uncertain] [--json]`: destination, counts by state, and the mails that were not accepted. */
@SubCommand({
  name: 'status',
  description: 'Show where mails go, counts by state, and mails that were not accepted',
})
export class MailStatusCommand extends CommandRunner {
  constructor(
    private readonly status: MailStatus,
    private readonly transport: MailTransport,
    private readonly workers: Workers,
  ) {
    super();
  }

  override async run(_: string[], { json, uncertain }: Options): Promise<void> {
    await this.workers.warn();
    const { destination } = this.transport;
    const counts = await this.status.counts();
    const states = uncertain
      ? (['uncertain'] as const)
      : (['uncertain', 'refused', 'prepared', 'transmitting'] as const);
    const open = await this.status.findInStates(states);
    const lines = [`Mails go to ${destination}`, ...counts.map(({ state, mails }) => `${mails} ${state}`)];
    const text = [...lines, ...open.map(formatMail)].map((line) => `${line}\n`).join('');
    process.stdout.write(json ? `${JSON.stringify({ destination, counts, open }, null, 2)}\n` : text);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }

  @Option({
    flags: '--uncertain',
    description: 'list only mails that the server may have accepted: decide with retry or confirm',
  })
  parseUncertain(): boolean {
    return true;
  }
}

const formatMail = ({ key, state, attempts, reply, changedAt }: OpenMail): string =>
  [key, state, changedAt, counted(attempts, 'attempt'), reply ?? 'no reply yet'].join('\t');

/** `mail retry KEY`: sends a refused or uncertain mail again; the recipient may get it twice. */
@SubCommand({
  name: 'retry',
  arguments: '<key>',
  description: 'Send a refused or uncertain mail again; an uncertain one may arrive twice',
})
export class MailRetryCommand extends CommandRunner {
  constructor(private readonly uncertainMails: UncertainMails) {
    super();
  }

  override async run([key = '']: string[]): Promise<void> {
    await this.uncertainMails.retry(key);
    process.stdout.write(`${key} will be sent again by the running server, or at its next start\n`);
  }
}

/** `mail confirm KEY`: marks an uncertain mail as delivered, for instance after checking the mail server's log. */
@SubCommand({
  name: 'confirm',
  arguments: '<key>',
  description: 'Mark an uncertain mail as delivered; it is not sent again',
})
class MailConfirmCommand extends CommandRunner {
  constructor(private readonly uncertainMails: UncertainMails) {
    super();
  }

  override async run([key = '']: string[]): Promise<void> {
    await this.uncertainMails.confirm(key);
    process.stdout.write(`${key} counts as delivered\n`);
  }
}

/** `mail status | retry KEY | confirm KEY`. */
@Command({
  name: 'mail',
  description: 'Show the state of mails, and decide on those that the server may have accepted',
  subCommands: [MailStatusCommand, MailRetryCommand, MailConfirmCommand],
})
class MailCommand extends CommandGroup {}

/** All commands on mails. */
export const mailCommands = [MailCommand, MailStatusCommand, MailRetryCommand, MailConfirmCommand];
