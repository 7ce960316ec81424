import { Injectable } from '@nestjs/common';
import { affiliateStream, makesVersion, type AffiliateEvent } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { AdminNames, type AuditSentence, type NameOf } from '../../administration/index.js';
import { fullReader } from '../../platform/access/reader.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { Affiliates } from '../affiliates/affiliates.js';
import { auditedChanges } from './audited-changes.js';

type Change = RecordedEvent<AffiliateEvent>;

/** Explains why an admin's change to an outdated version was refused. */
@Injectable()
export class ConcurrentChanges {
  constructor(
    private readonly history: StreamHistory<AffiliateEvent>,
    private readonly affiliates: Affiliates,
    private readonly admins: AdminNames,
  ) {}

  /** Runs the change. A refusal because of a newer version says who changed what. */
  async explain<Result>(
    affiliateId: string,
    seen: number | null,
    change: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await change();
    } catch (error) {
      const isOutdated = error instanceof DomainError && error.code === 'affiliation.affiliate-changed';
      if (!isOutdated || seen === null) throw error;
      throw new DomainError(error.code, await this.sentence(affiliateId, seen));
    }
  }

  private async sentence(affiliateId: string, seen: number): Promise<string> {
    const events = await this.history.read(affiliateStream(affiliateId));
    const since = events.filter(({ type }) => makesVersion(type)).slice(seen - 1);
    const affiliate = await this.affiliates.find(affiliateId);
    const named = affiliate?.person?.name ?? affiliate?.code ?? 'the affiliate';
    const adminName = await this.admins.read(fullReader);
    const changes = since.map((event) => `${sentenceOf(event, named)} (${whoAndWhen(event, adminName)})`);
    return [
      `Not saved: ${named} was changed after you opened this.`,
      ...changes.map((one) => `${one}.`),
      'Reload to see it, then make your change again if it is still right.',
    ].join(' ');
  }
}

const sentenceOf = ({ type, data }: Change, named: string): string =>
  (auditedChanges[type] as AuditSentence<Change['data']> | null)?.(data, () => named) ?? `Changed ${named}`;

function whoAndWhen({ meta, recordedAt }: Change, adminName: NameOf): string {
  const [kind = '', id = ''] = meta.actor.split(':');
  const who = kind === 'admin' ? adminName(id) : kind;
  return `${who}, ${recordedAt.slice(0, 16).replace('T', ' ')} UTC`;
}
