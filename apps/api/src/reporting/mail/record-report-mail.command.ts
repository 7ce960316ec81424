import { Command } from '@nestjs/cqrs';

/** Records that the link of a report was mailed; a repetition does nothing. */
export class RecordReportMail extends Command<void> {
  constructor(
    readonly reportId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}
