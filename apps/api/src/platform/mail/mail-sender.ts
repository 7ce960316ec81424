import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnavailableError } from '../event-store/outage.js';
import { counted } from '../wording.js';
import type { Letter } from './mail.js';
import { type Attempt, type MailState, MailDeliveries } from './mail-deliveries.js';
import { MailTransport, type HandOver } from './mail-transport.js';

/** The mail server did not accept the mail now; a later attempt may succeed. */
export class MailDeferredError extends Error {
  override readonly name = 'MailDeferredError';
}

/** No mail server could be reached, which does not count as an attempt. */
export class MailServerUnavailableError extends UnavailableError {
  override readonly name = 'MailServerUnavailableError';
  override readonly longestWaitSeconds = 60;
}

const LONGEST_RETRY_PAUSE_MS = 30_000;

type SendOptions = Readonly<{ lastAttempt: boolean; signal: AbortSignal }>;

/** Hands each mail over once, even if a process dies or hangs in the meantime. */
@Injectable()
export class MailSender {
  constructor(
    private readonly deliveries: MailDeliveries,
    private readonly transport: MailTransport,
  ) {}

  /**
   * Returns the mail's state after this attempt; throws MailDeferredError when another one should follow, and
   * MailServerUnavailableError when no server could be reached.
   */
  async send(key: string, letter: Letter, { lastAttempt, signal }: SendOptions): Promise<MailState | null> {
    const attempt = await this.deliveries.begin(key, letter.subjectId);
    if (!attempt) return this.deliveries.stateOf(key);
    const { messageId, preparedAt: date } = attempt;
    const handOver = await this.transport.handOver(
      { ...letter, key, messageId, date },
      { beforeContent: () => this.deliveries.beginTransmission(attempt), signal },
    );
    const end = lastAttempt ? giveUpDeferred(handOver, attempt) : handOver;
    await this.record(attempt, end);
    if (end.status === 'unreachable')
      throw new MailServerUnavailableError(`The mail server cannot be reached: ${end.reply}`);
    if (end.status === 'deferred') {
      throw new MailDeferredError(`The mail was not accepted and will be retried: ${end.reply}`);
    }
    return this.deliveries.stateOf(key);
  }

  /** The server reports the result only once, so recording it is retried for a minute while Postgres is unreachable. */
  private async record(attempt: Attempt, end: HandOver): Promise<void> {
    for (let wait = 250; wait <= LONGEST_RETRY_PAUSE_MS; wait *= 2) {
      try {
        return await this.deliveries.end(attempt, end);
      } catch {
        await pause(wait);
      }
    }
    await this.deliveries.end(attempt, end);
  }
}

function giveUpDeferred(handOver: HandOver, { number }: Attempt): HandOver {
  if (handOver.status !== 'deferred') return handOver;
  return { status: 'refused', reply: `given up after ${counted(number, 'attempt')}: ${handOver.reply}` };
}
