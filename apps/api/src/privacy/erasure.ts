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
import { distinctSubjectIds, type Subject } from './subjects.js';

/** Recorded with an erasure: the reason, without personal data, and whether something still needed the data. */
export type ErasureRemarks = Pick<EraseSubject, 'note' | 'despiteObjections'>;

/**
 * Erases a person or one of their items: records the erasure, destroys the keys, then deletes the data outside the events.
 * A repetition, or the job that the record starts, completes an interrupted erasure.
 */
@Injectable()
export class Erasure {
  constructor(
    private readonly personalData: PersonalData,
    private readonly executor: CommandExecutor,
    private readonly holders: PersonalDataHolders,
  ) {}

  /** Why the subject should not be erased now, as sentences for the operator. */
  async objections({ keys }: Subject): Promise<string[]> {
    const remaining = keys.filter(({ destroyed }) => !destroyed);
    const answers = distinctSubjectIds(remaining).flatMap((subjectId) =>
      this.holders.all().map(async (holder) => (await holder.objection?.(subjectId)) ?? []),
    );
    return (await Promise.all(answers)).flat();
  }

  /** Refuses if there are objections. */
  async assertUndisputed(subject: Subject): Promise<void> {
    const objections = await this.objections(subject);
    if (objections.length > 0) throw new DomainError('privacy.erasure-objected', objections.join('\n'));
  }

  /** Safe to repeat: a repetition records nothing and completes what was interrupted. */
  async erase(
    { subjectId, keys }: Subject,
    reason: ErasureReason,
    context: CommandContext,
    remarks: ErasureRemarks = { note: null, despiteObjections: false },
  ): Promise<Pick<DecisionResult<unknown>, 'appended'>> {
    const named = keys.map((key) => ({ keyId: key.keyId, subjectId: key.subjectId }));
    const command = { type: 'EraseSubject', subjectId, reason, keys: named, ...remarks } as const;
    const decided = await this.executor.execute(subjectDecider, subjectStream(subjectId), command, context);
    await this.remove(named);
    return decided;
  }

  /** Completes every recorded erasure of the subject, including those that a restore has undone. */
  async finish(subjectId: string): Promise<void> {
    const { erased } = await this.executor.load(subjectDecider, subjectStream(subjectId));
    await this.remove(erased);
  }

  private async remove(keys: readonly ErasedKey[]): Promise<void> {
    await this.personalData.destroyKeys(keys);
    for (const subjectId of distinctSubjectIds(keys)) {
      for (const holder of this.holders.all()) await holder.erase(subjectId);
    }
  }
}
