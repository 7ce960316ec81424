import type { KeptThing } from '@closewise/contracts/admin';
import { Injectable } from '@nestjs/common';
import { PersonalDataExport } from './personal-data-export.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import { subjectIdsOf, type Subject } from './subjects.js';

/** How much is kept of a subject and what of it has a name; the keys that still open something, and those destroyed. */
export type KeptOfSubject = Readonly<{
  /** By the name of who keeps it. */
  kept: Readonly<Record<string, number>>;
  things: readonly KeptThing[];
  keys: number;
  erasedBefore: number;
}>;

/** What an operator is told of a person before they export or erase it: counts and names, never the data. */
@Injectable()
export class KeptOfPerson {
  constructor(
    private readonly exports: PersonalDataExport,
    private readonly holders: PersonalDataHolders,
  ) {}

  async of(subject: Subject): Promise<KeptOfSubject> {
    const exported = Object.entries(await this.exports.of(subject));
    const named = subjectIdsOf(subject.keys).flatMap((subjectId) =>
      this.holders.all().map(async (holder) => (await holder.named?.(subjectId)) ?? []),
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
