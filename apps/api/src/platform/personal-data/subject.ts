/** The subject of one thing of a person, such as one report: it can be erased alone, and with the person. */
export const partOf = (personId: string, part: string | number): string => `${personId}.${part}`;

/** The person that a subject is a part of, else the subject itself. */
export const personOf = (subjectId: string): string => subjectId.split('.', 1)[0]!;

/** As many letters of a subject as people need to tell it from others. */
export const subjectSign = (subjectId: string): string => subjectId.slice(0, 8);
