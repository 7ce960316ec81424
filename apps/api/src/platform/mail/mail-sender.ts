import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnavailableError } from '../event-store/unavailable-error.js';
import { counted } from '../wording/counted.js';
import type { Letter } from './letter.js';
import { MailDeliveries, type Attempt } from './mail-deliveries.js';
import type { MailState } from './mail-delivery.table.js';
import { MailTransport, type HandOver } from './mail-transport.js';

/** The mail server did not take the mail now; a later attempt may succeed. */
export class MailDeferredError extends Error {
  override readonly name = 'MailDeferredError';
}

/** No mail server could be reached, which is no attempt. */
export class MailServerUnavailableError extends UnavailableError {
  override readonly name = 'MailServerUnavailableError';
  override readonly longestWaitSeconds = 60;
}

const LONGEST_PAUSE_MS = 30_000;

type SendOptions = Readonly<{ lastAttempt: boolean; signal: AbortSignal }>;

/** Hands mails over, each once, whatever dies or hangs meanwhile. */
@Injectable()
export class MailSender {
  constructor(
    private readonly deliveries: MailDeliveries,
    private readonly transport: MailTransport,
  ) {}

  /**
   * How far the mail is after this attempt; throws MailDeferredError when another one should follow, and
   * MailServerUnavailableError when no server was there.
   */
  async send(key: string, letter: Letter, { lastAttempt, signal }: SendOptions): Promise<MailState | null> {
    const attempt = await this.deliveries.begin(key, letter.subjectId);
    if (!attempt) return this.deliveries.stateOf(key);
    const { messageId, preparedAt: date } = attempt;
    const handOver = await this.transport.handOver(
      { ...letter, key, messageId, date },
      { beforeContent: () => this.deliveries.beginTransmission(attempt), signal },
    );
    const end = lastAttempt ? givenUp(handOver, attempt) : handOver;
    await this.record(attempt, end);
    if (end.status === 'unreachable')
      throw new MailServerUnavailableError(`The mail server cannot be reached: ${end.reply}`);
    if (end.status === 'deferred') {
      throw new MailDeferredError(`The mail was not taken and is tried again: ${end.reply}`);
    }
    return this.deliveries.stateOf(key);
  }

  /** The server says only once what it did with the mail: its word is kept while Postgres is away for a minute. */
  private async record(attempt: Attempt, end: HandOver): Promise<void> {
    for (let wait = 250; wait <= LONGEST_PAUSE_MS; wait *= 2) {
      try {
        return await this.deliveries.end(attempt, end);
      } catch {
        await pause(wait);
      }
    }
    await this.deliveries.end(attempt, end);
  }
}

function givenUp(handOver: HandOver, { number }: Attempt): HandOver {
  if (handOver.status !== 'deferred') return handOver;
  return { status: 'refused', reply: `given up after ${counted(number, 'attempt')}: ${handOver.reply}` };
}
