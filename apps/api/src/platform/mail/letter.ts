/** One mail to one person, written in `language` (a BCP 47 tag). Nothing of it is stored in the clear. */
export type Letter = Readonly<{
  subjectId: string;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}>;

/** A letter ready to go; the same mail keeps its `messageId` and date however often it is tried. */
export type AddressedLetter = Letter & Readonly<{ key: string; messageId: string; date: Date }>;
