import { DomainError } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import {
  PersonalData,
  type SubjectKeyState,
  type KeyOfSubject,
} from '../platform/personal-data/personal-data.js';
import { PersonalDataHolders } from './personal-data-holders.js';

/** A person, or one thing of theirs such as a report, and the keys of what is or was kept of them. */
export type Subject = Readonly<{ subjectId: string; keys: readonly SubjectKeyState[] }>;

/** Whose keys these are, each once. */
export const subjectIdsOf = (keys: readonly KeyOfSubject[]): string[] => [
  ...new Set(keys.map(({ subjectId }) => subjectId)),
];

/** Finds whom an e-mail address or a report's id means. */
@Injectable()
export class Subjects {
  constructor(
    private readonly personalData: PersonalData,
    private readonly holders: PersonalDataHolders,
  ) {}

  /** Refuses when nothing was ever kept of them. */
  async named(whom: string): Promise<Subject> {
    const name = whom.trim();
    const isEmail = name.includes('@');
    const subject = isEmail ? await this.person(name) : await this.thing(name);
    if (subject && subject.keys.length > 0) return subject;
    throw new DomainError('privacy.subject-unknown', isEmail ? unknownEmail : unknownId);
  }

  /** This subject alone, without its parts. */
  async alone(subjectId: string): Promise<Subject> {
    const keys = await this.personalData.keysOf(subjectId);
    return { subjectId, keys: keys.filter((key) => key.subjectId === subjectId) };
  }

  private async person(email: string): Promise<Subject> {
    const subjectId = this.personalData.subjectOfEmail(email);
    return { subjectId, keys: await this.personalData.keysOf(subjectId) };
  }

  private async thing(id: string): Promise<Subject | null> {
    const subjectId = await this.byId(id);
    return subjectId === null ? null : this.alone(subjectId);
  }

  private async byId(id: string): Promise<string | null> {
    for (const holder of this.holders.all()) {
      const subjectId = await holder.find?.(id);
      if (subjectId) return subjectId;
    }
    return null;
  }
}

const unknownEmail = 'Nothing is kept about this e-mail address: look for typing mistakes, or name a report';
const unknownId = 'There is no such report: give its 16 digits, or the e-mail address of its buyer';
