import { checkErasureNote } from '@closewise/domain/privacy';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ErasePerson, type ErasedPerson } from './erase-person.command.js';
import { Erasure } from './erasure.js';
import { KeptOfPerson } from './kept-of-person.js';
import { Subjects } from './subjects.js';

/** Refuses while something needs the data, unless it is told otherwise. */
@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly subjects: Subjects,
    private readonly kept: KeptOfPerson,
    private readonly erasure: Erasure,
  ) {}

  async execute({ wish, context, isDryRun }: ErasePerson): Promise<ErasedPerson> {
    const note = checkErasureNote(wish.note);
    const subject = await this.subjects.named(wish.whom);
    if (!wish.evenUnfinished) await this.erasure.assertUndisputed(subject);
    const kept = await this.kept.of(subject);
    if (isDryRun) return { ...kept, appended: null };
    const despiteObjections = wish.evenUnfinished && (await this.erasure.objections(subject)).length > 0;
    const said = { note, despiteObjections };
    const { appended } = await this.erasure.erase(subject, 'request', context, said);
    return { ...kept, appended };
  }
}
