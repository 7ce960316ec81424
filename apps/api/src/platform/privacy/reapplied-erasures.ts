import { Injectable } from '@nestjs/common';
import { EventStore, type Position } from '../event-store/event-store.js';
import { Erasure } from './erasure.js';

const PAGE_EVENTS = 2000;

/** After a restore: carries out every erasure in the log again, since an older backup has brought keys back. */
@Injectable()
export class ReappliedErasures {
  constructor(
    private readonly store: EventStore,
    private readonly erasure: Erasure,
  ) {}

  /** Answers how many subjects stay erased. */
  async run(): Promise<number> {
    const subjectIds = await this.erasedSubjects();
    for (const subjectId of subjectIds) await this.erasure.finish(subjectId);
    return subjectIds.size;
  }

  private async erasedSubjects(): Promise<Set<string>> {
    const found = new Set<string>();
    for (let position: Position | null = null; ;) {
      const { events, scannedThrough } = await this.store.readAll(position, PAGE_EVENTS);
      for (const { type, data } of events) if (type === 'PersonErased') found.add(String(data.subjectId));
      if (this.store.compare(scannedThrough, position) <= 0) return found;
      position = scannedThrough;
    }
  }
}
