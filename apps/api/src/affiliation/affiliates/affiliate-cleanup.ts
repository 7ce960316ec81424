import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  affiliateEmailDecider,
  affiliateEmailStream,
  affiliateStream,
  type AffiliateEmailCommand,
  type AffiliateEvent,
  type AffiliateDeleted,
  type AffiliateDetailsChanged,
  type AffiliateTerminated,
  type DashboardLinkReplaced,
} from '@closewise/domain/affiliation';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory, foldState } from '../../platform/event-store/stream-history.js';
import { personOfSubject } from '../../platform/personal-data/subject.js';
import { Erasure, Subjects } from '../../privacy/index.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import type { Reactor } from '../../platform/reactors/reactor.js';

/**
 * Consequences of a change outside the affiliate's stream: former addresses are released, a terminated affiliate's
 * address is barred, sessions end, a deleted affiliate is erased. It depends on the stream alone and is safe to repeat:
 * the command runs it, and a job runs it again in case the command was interrupted.
 */
@Injectable()
export class AffiliateCleanup {
  constructor(
    private readonly history: StreamHistory<AffiliateEvent>,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
    private readonly erasure: Erasure,
    private readonly subjects: Subjects,
  ) {}

  async run(affiliateId: string, context: CommandContext): Promise<void> {
    const events = await this.history.read(affiliateStream(affiliateId));
    const affiliate = foldState(affiliateDecider, events);
    if (affiliate.status === 'unknown') return;
    await this.releaseAddresses(affiliateId, events, affiliate.subjectId, context);
    if (affiliate.status === 'terminated' || affiliate.status === 'deleted') {
      await this.sessions.endAll('affiliate', affiliateId);
    } else await this.endSessionsOfOldLinks(affiliateId, events);
    if (affiliate.status === 'deleted') await this.erase(subjectsOf(events), context);
  }

  private async releaseAddresses(
    affiliateId: string,
    events: readonly RecordedEvent<AffiliateEvent>[],
    subjectId: string,
    context: CommandContext,
  ): Promise<void> {
    const current = personOfSubject(subjectId);
    const former = new Set(
      subjectsOf(events)
        .map(personOfSubject)
        .filter((emailKey) => emailKey !== current),
    );
    const change = (type: AffiliateEmailCommand['type'], emailKey: string) =>
      this.executor.execute(
        affiliateEmailDecider,
        affiliateEmailStream(emailKey),
        { type, emailKey, affiliateId },
        context,
      );
    for (const emailKey of former) await change('ReleaseEmail', emailKey);
    if (has(events, 'AffiliateTerminated')) await change('BarEmail', current);
    else if (has(events, 'AffiliateDeleted')) await change('ReleaseEmail', current);
  }

  /** Keeps sessions that a later link started. */
  private async endSessionsOfOldLinks(
    affiliateId: string,
    events: readonly RecordedEvent<AffiliateEvent>[],
  ): Promise<void> {
    const replaced = events.findLast(({ type }) => type === 'DashboardLinkReplaced');
    if (!replaced) return;
    const replacedAt = new Date(replaced.meta.at);
    for (const { id, startedAt } of await this.sessions.list('affiliate', affiliateId)) {
      if (startedAt <= replacedAt) await this.sessions.endOne('affiliate', affiliateId, id);
    }
  }

  private async erase(subjectIds: readonly string[], context: CommandContext): Promise<void> {
    for (const subjectId of subjectIds) {
      await this.erasure.erase(await this.subjects.alone(subjectId), 'request', context);
    }
  }
}

const has = (events: readonly RecordedEvent<AffiliateEvent>[], wanted: AffiliateEvent['type']): boolean =>
  events.some(({ type }) => type === wanted);

/** All subjects of the affiliate, one for each address, without duplicates. */
const subjectsOf = (events: readonly RecordedEvent<AffiliateEvent>[]): string[] => [
  ...new Set(events.flatMap(({ data }) => ('subjectId' in data ? data.subjectId : []))),
];

export type AffiliateToCleanUp = Readonly<{ affiliateId: string }>;

/** Stored jobs refer to this name. */
export const cleanUpAffiliateQueue = queueOf<AffiliateToCleanUp>('settle-affiliate');

/** Completes a change that was interrupted. */
@Injectable()
export class CleanUpAffiliateJob implements Job<AffiliateToCleanUp> {
  readonly queue = cleanUpAffiliateQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 5;
  readonly concurrency = 1;

  constructor(private readonly cleanup: AffiliateCleanup) {}

  readonly run = async ({ id, payload: { affiliateId } }: JobRun<AffiliateToCleanUp>): Promise<void> => {
    await this.cleanup.run(affiliateId, bySystem(id));
  };
}

type Change = AffiliateDetailsChanged | DashboardLinkReplaced | AffiliateTerminated | AffiliateDeleted;

export const cleanUpAffiliateWhenAffiliateChanged: Reactor<Change, AffiliateToCleanUp> = {
  // Stored checkpoints and jobs refer to this name.
  name: 'settle-affiliate-when-affiliate-changed',
  on: ['AffiliateDetailsChanged', 'DashboardLinkReplaced', 'AffiliateTerminated', 'AffiliateDeleted'],
  startFrom: 'beginning',
  queue: cleanUpAffiliateQueue,
  react: ({ data }) => ({ affiliateId: data.affiliateId }),
};
