import type { AddressedLetter } from '../letter.js';
import { MailTransport, type HandOver } from '../mail-transport.js';
import type { Outbox } from './outbox.js';

/** Puts mails into the outbox, where they stay. */
export class OutboxTransport extends MailTransport {
  override readonly destination = 'the outbox page /dev/outbox';

  constructor(private readonly outbox: Outbox) {
    super();
  }

  override async handOver(letter: AddressedLetter): Promise<HandOver> {
    await this.outbox.put(letter);
    return { status: 'accepted', reply: 'outbox' };
  }
}
