import { DomainError } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import {
  PersonalData,
  type SubjectKeyState,
  type KeyOfSubject,
} from '../platform/personal-data/personal-data.js';
import { PersonalDataHolders } from './personal-data-holders.js';

/** A person, or one of their items such as a report, and all keys of the data, including destroyed ones. */
export type Subject = Readonly<{ subjectId: string; keys: readonly SubjectKeyState[] }>;

/** The subjects of these keys, each once. */
export const distinctSubjectIds = (keys: readonly KeyOfSubject[]): string[] => [
  ...new Set(keys.map(({ subjectId }) => subjectId)),
];

/** Finds a subject by email address or report number. */
@Injectable()
export class Subjects {
  constructor(
    private readonly personalData: PersonalData,
    private readonly holders: PersonalDataHolders,
  ) {}

  /** Refuses a person or item about which no data was ever stored. */
  async require(whom: string): Promise<Subject> {
    const name = whom.trim();
    const isEmail = name.includes('@');
    const subject = isEmail ? await this.findPerson(name) : await this.findItem(name);
    if (subject && subject.keys.length > 0) return subject;
    throw new DomainError('privacy.subject-unknown', isEmail ? unknownEmail : unknownId);
  }

  /** This subject alone, without its parts. */
  async alone(subjectId: string): Promise<Subject> {
    const keys = await this.personalData.keysOf(subjectId);
    return { subjectId, keys: keys.filter((key) => key.subjectId === subjectId) };
  }

  private async findPerson(email: string): Promise<Subject> {
    const subjectId = this.personalData.subjectOfEmail(email);
    return { subjectId, keys: await this.personalData.keysOf(subjectId) };
  }

  private async findItem(id: string): Promise<Subject | null> {
    const subjectId = await this.findSubjectId(id);
    return subjectId === null ? null : this.alone(subjectId);
  }

  private async findSubjectId(id: string): Promise<string | null> {
    for (const holder of this.holders.all()) {
      const subjectId = await holder.find?.(id);
      if (subjectId) return subjectId;
    }
    return null;
  }
}

const unknownEmail =
  'No data is stored about this email address. Check the spelling, or enter a report number.';
const unknownId = 'There is no such report. Enter its 16-digit number, or the buyer’s email address.';
