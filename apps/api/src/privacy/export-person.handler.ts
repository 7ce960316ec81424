import { subjectDecider, subjectStream } from '@closewise/domain/privacy';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecutor, type DecisionResult } from '../platform/event-store/command-executor.js';
import { ExportPerson } from './export-person.command.js';
import { PersonalDataExport, type ExportedData } from './personal-data-export.js';
import { Subjects } from './subjects.js';

/** Recorded first: nothing is given out of which nobody knows. */
@CommandHandler(ExportPerson)
export class ExportPersonHandler implements ICommandHandler<ExportPerson> {
  constructor(
    private readonly subjects: Subjects,
    private readonly exports: PersonalDataExport,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({
    whom,
    note,
    context,
  }: ExportPerson): Promise<Readonly<{ kept: ExportedData }> & Pick<DecisionResult<unknown>, 'appended'>> {
    const subject = await this.subjects.named(whom);
    const { subjectId } = subject;
    const command = { type: 'ExportSubject', subjectId, note } as const;
    const { appended } = await this.executor.execute(
      subjectDecider,
      subjectStream(subjectId),
      command,
      context,
    );
    return { kept: await this.exports.of(subject), appended };
  }
}
