import { looksLikeEmail } from '../../../../shared/forms/looks-like-email';
import texts from '../texts';

export type PersonValues = { name: string; email: string };

const t = texts.form;

/** Rules of the fields of a person that admins write; the server has the last word on an address. */
export const personRules = {
  name: { validate: (typed: string) => typed.trim() !== '' || t.nameMissing },
  email: {
    validate: (typed: string) =>
      typed.trim() === '' ? t.emailMissing : looksLikeEmail(typed) || t.emailInvalid,
  },
};
