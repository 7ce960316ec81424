import { Command } from '@nestjs/cqrs';

/** Begins the generation of a paid report anew; the readable one stays until the new one is done. */
export class RegenerateReport extends Command<{ revision: number }> {
  constructor(
    readonly reportId: number,
    readonly actor: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
