import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  affiliateEmailDecider,
  affiliateEmailStream,
  affiliateStream,
  type AffiliateEmailCommand,
  type AffiliateEvent,
} from '@closewise/domain/affiliation';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory, foldState } from '../../platform/event-store/stream-history.js';
import { personOfSubject } from '../../platform/personal-data/subject.js';
import { Erasure, Subjects } from '../../privacy/index.js';

/**
 * What has to follow a change of an affiliate outside their stream: former addresses become free, that of a terminated
 * one is barred, links and sessions end, a deleted one is erased. It goes by the stream alone, so that it may be
 * repeated at any time: a job does it again after every such change.
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

  /** A session that a later link began goes on. */
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

const has = (events: readonly RecordedEvent<AffiliateEvent>[], sought: AffiliateEvent['type']): boolean =>
  events.some(({ type }) => type === sought);

/** The subjects under which the affiliate was ever named, each once. */
const subjectsOf = (events: readonly RecordedEvent<AffiliateEvent>[]): string[] => [
  ...new Set(events.flatMap(({ data }) => ('subjectId' in data ? data.subjectId : []))),
];
