import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../platform/commands/declared-commands.js';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../platform/event-store/command-executor.js';
import {
  type StoredDataSummary,
  StoredDataSummaries,
  type ExportedData,
  PersonalDataExport,
} from './personal-data-export.js';
import {
  subjectDecider,
  subjectStream,
  checkErasureNote,
  type PrivacyEvent,
} from '@closewise/domain/privacy';
import { Erasure } from './erasure.js';
import { Subjects } from './subjects.js';
import { shortSubjectId } from '../platform/personal-data/subject.js';

/** The subject's pseudonym, a summary of the stored data, and the objections to its erasure. */
export type PersonLookup = StoredDataSummary &
  Readonly<{ subjectId: string; objections: readonly string[] }> &
  Pick<DecisionResult<unknown>, 'appended'>;

/** Looks up the data stored about a person, by email address, or about a report, by number. Records the lookup. */
export class FindPerson extends Command<PersonLookup> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly whom: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Records nothing about an unknown person, since the record would be the first data about them. */
@CommandHandler(FindPerson)
export class FindPersonHandler implements ICommandHandler<FindPerson> {
  constructor(
    private readonly subjects: Subjects,
    private readonly summaries: StoredDataSummaries,
    private readonly erasure: Erasure,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ whom, context }: FindPerson): Promise<PersonLookup> {
    const subject = await this.subjects.require(whom);
    const { subjectId } = subject;
    const command = { type: 'LookUpSubject', subjectId } as const;
    const { appended } = await this.executor.execute(
      subjectDecider,
      subjectStream(subjectId),
      command,
      context,
    );
    const objections = await this.erasure.objections(subject);
    return { subjectId, ...(await this.summaries.summarize(subject)), objections, appended };
  }
}

/** Exports all data about a person or a report, in the form that the person may read. Records the export. */
export class ExportPerson extends Command<
  Readonly<{ kept: ExportedData }> & Pick<DecisionResult<unknown>, 'appended'>
> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly whom: string,
    /** The reason; it must not name a person. */
    readonly note: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Records the export first, so that none goes unrecorded. */
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
    const subject = await this.subjects.require(whom);
    const { subjectId } = subject;
    const command = { type: 'ExportSubject', subjectId, note } as const;
    const { appended } = await this.executor.execute(
      subjectDecider,
      subjectStream(subjectId),
      command,
      context,
    );
    return { kept: await this.exports.collect(subject), appended };
  }
}

/** `note` is the reason, without personal data; `evenUnfinished` overrides objections. */
export type ErasureRequest = Readonly<{ whom: string; note: string | null; evenUnfinished: boolean }>;

/** Summary of the data before the erasure; without keys, everything was already erased. */
export type ErasureResult = StoredDataSummary & Pick<DecisionResult<unknown>, 'appended'>;

/** Permanently erases a person or a report. A repetition completes an interrupted erasure. */
export class ErasePerson extends Command<ErasureResult> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly request: ErasureRequest,
    readonly context: CommandContext,
    /** Checks only: records and erases nothing. */
    readonly isDryRun = false,
  ) {
    super();
  }
}

/** Refuses while something still needs the data, unless the request overrides this. */
@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly subjects: Subjects,
    private readonly summaries: StoredDataSummaries,
    private readonly erasure: Erasure,
  ) {}

  async execute({ request, context, isDryRun }: ErasePerson): Promise<ErasureResult> {
    const note = checkErasureNote(request.note);
    const subject = await this.subjects.require(request.whom);
    if (!request.evenUnfinished) await this.erasure.assertUndisputed(subject);
    const kept = await this.summaries.summarize(subject);
    if (isDryRun) return { ...kept, appended: null };
    const despiteObjections = request.evenUnfinished && (await this.erasure.objections(subject)).length > 0;
    const remarks = { note, despiteObjections };
    const { appended } = await this.erasure.erase(subject, 'request', context, remarks);
    return { ...kept, appended };
  }
}

type Sentences = {
  readonly [Type in PrivacyEvent['type']]: (data: Extract<PrivacyEvent, { type: Type }>['data']) => string;
};

/** Privacy's events in the list of admin actions, without names, since names are erased. */
export const privacySentences: Sentences = {
  PersonErased: ({ subjectId, despiteObjections }) =>
    `Erased the personal data of ${nameSubject(subjectId)}${despiteObjections ? ', although something still needed it' : ''}`,
  PersonLookedUp: ({ subjectId }) => `Looked up the data of ${nameSubject(subjectId)}`,
  PersonExported: ({ subjectId }) => `Exported the data of ${nameSubject(subjectId)}`,
};

const nameSubject = (subjectId: string): string => `the subject ${shortSubjectId(subjectId)}…`;
