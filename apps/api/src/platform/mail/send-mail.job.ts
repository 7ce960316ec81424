import { Injectable, Logger } from '@nestjs/common';
import type { Job, JobRun } from '../jobs/job.js';
import { MailDeliveries } from './mail-deliveries.js';
import { MailSender } from './mail-sender.js';
import { type Mailing, type MailPayload, sendMailQueue, Mailings } from './mail.js';

/** Sends the mail about a fact; one that the server defers is retried for a day and a half, at growing intervals. */
@Injectable()
export class SendMailJob implements Job<MailPayload> {
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

  readonly run = async (run: JobRun<MailPayload>): Promise<void> => {
    const { mailing: name, fact } = run.payload;
    const mailing = this.mailings.findMailing(name);
    const key = `${name}:${fact}`;
    await this.deliveries.markUncertain(key);
    const state = (await this.deliveries.stateOf(key)) ?? 'prepared';
    const finalState = state === 'prepared' ? await this.send(mailing, fact, run) : state;
    if (finalState === 'accepted') await mailing.sent(fact, run.id);
    else if (finalState !== null) this.logger.warn(`A mail of ${name} is ${finalState}: see mail status`);
  };

  private async send(mailing: Mailing, fact: string, run: JobRun<MailPayload>) {
    const key = `${mailing.name}:${fact}`;
    const letter = await mailing.compose(fact);
    if (letter && !hasNoMailbox(letter.to)) return this.sender.send(key, letter, run);
    await this.deliveries.drop(key);
    return null;
  }
}

/** Addresses without a mailbox (RFC 2606). */
const hasNoMailbox = (address: string): boolean => address.toLowerCase().endsWith('.invalid');
