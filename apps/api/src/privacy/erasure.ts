import { DomainError } from '@closewise/domain/events';
import {
  subjectDecider,
  subjectStream,
  type EraseSubject,
  type ErasedKey,
  type ErasureReason,
} from '@closewise/domain/privacy';
import { Injectable } from '@nestjs/common';
import {
  CommandExecutor,
  type CommandContext,
  type DecisionResult,
} from '../platform/event-store/command-executor.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import { subjectIdsOf, type Subject } from './subjects.js';

/** What stays with an erasure: why, in words that name nobody, and whether something still needed the data. */
export type SaidOfErasure = Pick<EraseSubject, 'note' | 'despiteObjections'>;

/**
 * Erases a person or one thing of theirs: first the fact is recorded, then the keys are destroyed, then what is kept
 * beside the events goes. Whatever interrupts it, a repetition or the job on the fact does the rest.
 */
@Injectable()
export class Erasure {
  constructor(
    private readonly personalData: PersonalData,
    private readonly executor: CommandExecutor,
    private readonly holders: PersonalDataHolders,
  ) {}

  /** What speaks against erasing the subject now, in words for the operator. */
  async objections({ keys }: Subject): Promise<string[]> {
    const living = keys.filter(({ destroyed }) => !destroyed);
    const answers = subjectIdsOf(living).flatMap((subjectId) =>
      this.holders.all().map(async (holder) => (await holder.objection?.(subjectId)) ?? []),
    );
    return (await Promise.all(answers)).flat();
  }

  /** Refuses when something speaks against it. */
  async assertUndisputed(subject: Subject): Promise<void> {
    const objections = await this.objections(subject);
    if (objections.length > 0) throw new DomainError('privacy.erasure-objected', objections.join('\n'));
  }

  /** Nothing is recorded of a repetition, which does what an interrupted one has left. */
  async erase(
    { subjectId, keys }: Subject,
    reason: ErasureReason,
    context: CommandContext,
    said: SaidOfErasure = { note: null, despiteObjections: false },
  ): Promise<Pick<DecisionResult<unknown>, 'appended'>> {
    const named = keys.map((key) => ({ keyId: key.keyId, subjectId: key.subjectId }));
    const command = { type: 'EraseSubject', subjectId, reason, keys: named, ...said } as const;
    const decided = await this.executor.execute(subjectDecider, subjectStream(subjectId), command, context);
    await this.remove(named);
    return decided;
  }

  /** Does what remains of every recorded erasure of the subject, also when a restore has undone it. */
  async finish(subjectId: string): Promise<void> {
    const { erased } = await this.executor.load(subjectDecider, subjectStream(subjectId));
    await this.remove(erased);
  }

  private async remove(keys: readonly ErasedKey[]): Promise<void> {
    await this.personalData.destroyKeys(keys);
    for (const subjectId of subjectIdsOf(keys)) {
      for (const holder of this.holders.all()) await holder.erase(subjectId);
    }
  }
}
