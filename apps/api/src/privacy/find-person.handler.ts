import { subjectDecider, subjectStream } from '@closewise/domain/privacy';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecutor } from '../platform/event-store/command-executor.js';
import { Erasure } from './erasure.js';
import { FindPerson, type FoundPerson } from './find-person.command.js';
import { KeptOfPerson } from './kept-of-person.js';
import { Subjects } from './subjects.js';

/** Of whom nothing is kept nothing is recorded either: that would be the first thing kept of them. */
@CommandHandler(FindPerson)
export class FindPersonHandler implements ICommandHandler<FindPerson> {
  constructor(
    private readonly subjects: Subjects,
    private readonly kept: KeptOfPerson,
    private readonly erasure: Erasure,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ whom, context }: FindPerson): Promise<FoundPerson> {
    const subject = await this.subjects.named(whom);
    const { subjectId } = subject;
    const command = { type: 'LookUpSubject', subjectId } as const;
    const { appended } = await this.executor.execute(
      subjectDecider,
      subjectStream(subjectId),
      command,
      context,
    );
    const objections = await this.erasure.objections(subject);
    return { subjectId, ...(await this.kept.of(subject)), objections, appended };
  }
}
