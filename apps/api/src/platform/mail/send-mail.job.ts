import { Injectable, Logger } from '@nestjs/common';
import type { Job, JobRun } from '../jobs/job.js';
import { MailDeliveries } from './mail-deliveries.js';
import { MailSender } from './mail-sender.js';
import { sendMailQueue, type Mailing, type MailToSend } from './mail.js';
import { Mailings } from './mailings.js';

/** Sends the mail about a fact; one that the server defers is tried for a day and a half, at growing intervals. */
@Injectable()
export class SendMailJob implements Job<MailToSend> {
  readonly queue = sendMailQueue;
  readonly retryLimit = 11;
  readonly retryDelaySeconds = 60;
  readonly concurrency = 4;
  private readonly logger = new Logger(SendMailJob.name);

  constructor(
    private readonly mailings: Mailings,
    private readonly deliveries: MailDeliveries,
    private readonly sender: MailSender,
  ) {}

  readonly run = async (run: JobRun<MailToSend>): Promise<void> => {
    const { mailing: name, fact } = run.payload;
    const mailing = this.mailings.named(name);
    const key = `${name}:${fact}`;
    await this.deliveries.doubt(key);
    const state = (await this.deliveries.stateOf(key)) ?? 'prepared';
    const reached = state === 'prepared' ? await this.send(mailing, fact, run) : state;
    if (reached === 'accepted') await mailing.sent(fact, run.id);
    else if (reached !== null) this.logger.warn(`A mail of ${name} is ${reached}: see mail status`);
  };

  private async send(mailing: Mailing, fact: string, run: JobRun<MailToSend>) {
    const key = `${mailing.name}:${fact}`;
    const letter = await mailing.compose(fact);
    if (letter && !isNobodys(letter.to)) return this.sender.send(key, letter, run);
    await this.deliveries.drop(key);
    return null;
  }
}

/** Addresses that stand for no mailbox (RFC 2606). */
const isNobodys = (address: string): boolean => address.toLowerCase().endsWith('.invalid');
