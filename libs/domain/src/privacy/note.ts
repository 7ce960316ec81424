import { DomainError } from '../events/index.js';

const namesSomebody = /@|(?<!\d)\d{16}(?!\d)/;

/** What is written beside an erasure or an export stays for ever, so that it may not name whom it is about. */
export function noteNamingNobody(written: string | null): string | null {
  const note = written?.trim() || null;
  if (note === null || !namesSomebody.test(note)) return note;
  throw new DomainError(
    'privacy.note-names-person',
    'The reason stays when the person is gone: leave out e-mail addresses and report numbers',
  );
}
