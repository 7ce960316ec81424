import { Command } from '@nestjs/cqrs';

/** Records that every attempt to generate a report was in vain; `reason` holds nothing personal. */
export class FailReport extends Command<void> {
  constructor(
    readonly reportId: number,
    readonly reason: string,
    readonly attempts: number,
    readonly correlationId: string,
  ) {
    super();
  }
}
