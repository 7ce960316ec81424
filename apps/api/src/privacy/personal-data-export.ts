import type { JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import { PersonalDataHolders } from './personal-data-holders.js';
import { distinctSubjectIds, type Subject } from './subjects.js';
import type { StoredItem } from '@closewise/contracts/admin';

/** A person's data by holder, such as `mail`; holders without data are omitted. */
export type ExportedData = Readonly<Record<string, readonly JsonValue[]>>;

/** Collects a person's data from every module. */
@Injectable()
export class PersonalDataExport {
  constructor(private readonly holders: PersonalDataHolders) {}

  async collect({ keys }: Subject): Promise<ExportedData> {
    const subjectIds = distinctSubjectIds(keys);
    const parts: [string, JsonValue[]][] = [];
    for (const holder of this.holders.all()) {
      const kept = await Promise.all(subjectIds.map((subjectId) => holder.export(subjectId)));
      const found = kept.flat().filter((part) => part !== null);
      if (found.length > 0) parts.push([holder.name, found]);
    }
    return Object.fromEntries(parts);
  }
}

/** What is stored about a subject; `keys` counts the remaining keys, `erasedBefore` the destroyed ones. */
export type StoredDataSummary = Readonly<{
  /** Number of items by holder. */
  kept: Readonly<Record<string, number>>;
  things: readonly StoredItem[];
  keys: number;
  erasedBefore: number;
}>;

/** Summarizes a subject's data before an export or erasure: counts and names, never the data. */
@Injectable()
export class StoredDataSummaries {
  constructor(
    private readonly exports: PersonalDataExport,
    private readonly holders: PersonalDataHolders,
  ) {}

  async summarize(subject: Subject): Promise<StoredDataSummary> {
    const exported = Object.entries(await this.exports.collect(subject));
    const named = distinctSubjectIds(subject.keys).flatMap((subjectId) =>
      this.holders.all().map(async (holder) => (await holder.listItems?.(subjectId)) ?? []),
    );
    const erasedBefore = subject.keys.filter(({ destroyed }) => destroyed).length;
    return {
      kept: Object.fromEntries(exported.map(([name, parts]) => [name, parts.length])),
      things: (await Promise.all(named)).flat(),
      keys: subject.keys.length - erasedBefore,
      erasedBefore,
    };
  }
}
