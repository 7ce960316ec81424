/** A title has a few words, prose is one paragraph, a script is spoken on the phone. */
export type PassageKind = 'title' | 'prose' | 'script';

/** One text of an answer, with its path and the id of its item. */
export type Passage = Readonly<{ where: string; kind: PassageKind; text: string; itemId: string | null }>;

/** Why a text is rejected. `found` is the offending part, as the model wrote it. */
export type Rejection = Readonly<{ where: string; reason: RejectionReason; found: string }>;

/** The possible problems of an answer. */
export const rejectionReasons = [
  'not-of-the-schema',
  'unknown-id',
  'missing-id',
  'repeated-id',
  'empty',
  'too-short',
  'too-long',
  'unfinished',
  'number-not-given',
  'date-not-given',
  'name-not-given',
  'address-of-web-or-mail',
  'markup',
  'control-character',
  'foreign-script',
  'quotation-marks',
  'wrong-language',
  'echo-of-instructions',
  'dangerous-advice',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** A problem that a check found in a text. */
export type Finding = Readonly<{ reason: RejectionReason; found: string }>;
