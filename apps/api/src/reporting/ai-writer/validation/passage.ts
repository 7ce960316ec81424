/** A title is a few words, prose one paragraph, a script what a person says on the phone. */
export type PassageKind = 'title' | 'prose' | 'script';

/** One text of an answer, where it stands in it, and the id of the item that it is about. */
export type Passage = Readonly<{ where: string; kind: PassageKind; text: string; itemId: string | null }>;

/** Why a text is not taken; `found` is the offending part of it, as the model wrote it. */
export type Rejection = Readonly<{ where: string; reason: RejectionReason; found: string }>;

/** What can be wrong with an answer. */
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

/** What a check says of one text: nothing when it is fine. */
export type Finding = Readonly<{ reason: RejectionReason; found: string }>;
