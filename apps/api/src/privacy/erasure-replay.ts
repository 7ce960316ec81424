import { privacyEvents, type PrivacyEvent } from '@closewise/domain/privacy';
import { Injectable } from '@nestjs/common';
import { KnownEvents } from '../platform/event-catalogue/known-events.js';
import { EventStore, type Position, type RecordedEvent } from '../platform/event-store/event-store.js';
import { Erasure } from './erasure.js';

const PAGE_EVENTS = 2000;

const erasures = new KnownEvents<PrivacyEvent>(privacyEvents);

/** Repeats every erasure in the log after a restore, since an older backup brings keys back. */
@Injectable()
export class ErasureReplay {
  constructor(
    private readonly store: EventStore,
    private readonly erasure: Erasure,
    private readonly known: KnownEvents,
  ) {}

  /** Returns the number of erased subjects. */
  async run(): Promise<number> {
    const subjectIds = await this.erasedSubjects();
    for (const subjectId of subjectIds) await this.erasure.finish(subjectId);
    return subjectIds.size;
  }

  private async erasedSubjects(): Promise<Set<string>> {
    const found = new Set<string>();
    for (let position: Position | null = null; ;) {
      const { events, scannedThrough } = await this.store.readAll(position, PAGE_EVENTS);
      for (const subjectId of events.flatMap((event) => this.erasedBy(event))) found.add(subjectId);
      if (this.store.compare(scannedThrough, position) <= 0) return found;
      position = scannedThrough;
    }
  }

  /** Fails on an event that this release does not know, since it may be an erasure. */
  private erasedBy(event: RecordedEvent): string[] {
    if (!erasures.has(event.type) && this.known.has(event.type)) return [];
    const { type, data } = erasures.read(event);
    return type === 'PersonErased' ? [data.subjectId] : [];
  }
}
