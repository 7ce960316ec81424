import { Command } from '@nestjs/cqrs';

/** Brings the journal of a payment up to what is recorded of it: split once, reversed and restored as it goes. */
export class SettleSale extends Command<void> {
  constructor(
    readonly paymentId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
