import { Command } from '@nestjs/cqrs';

/** Writes the documents of a paid report in both languages; a repetition does nothing. */
export class GenerateReport extends Command<void> {
  constructor(
    readonly reportId: number,
    readonly paymentId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
