import type { JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import { PersonalDataHolders } from './personal-data-holders.js';
import { subjectIdsOf, type Subject } from './subjects.js';

/** What is kept of a person, by the name of who keeps it; a part in which nothing is kept is missing. */
export type ExportedData = Readonly<Record<string, readonly JsonValue[]>>;

/** Collects what every module keeps of a person. */
@Injectable()
export class PersonalDataExport {
  constructor(private readonly holders: PersonalDataHolders) {}

  async of({ keys }: Subject): Promise<ExportedData> {
    const subjectIds = subjectIdsOf(keys);
    const parts: [string, JsonValue[]][] = [];
    for (const holder of this.holders.all()) {
      const kept = await Promise.all(subjectIds.map((subjectId) => holder.export(subjectId)));
      const found = kept.flat().filter((part) => part !== null);
      if (found.length > 0) parts.push([holder.name, found]);
    }
    return Object.fromEntries(parts);
  }
}
