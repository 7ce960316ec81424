import texts from '../texts';

export type PersonValues = { name: string; email: string };

const t = texts.form;
const looksLikeEmail = /^\S+@\S+\.\S+$/;

/** Rules of the fields of a person that admins write; the server has the last word on an address. */
export const personRules = {
  name: { validate: (typed: string) => typed.trim() !== '' || t.nameMissing },
  email: {
    validate: (typed: string) =>
      typed.trim() === '' ? t.emailMissing : looksLikeEmail.test(typed.trim()) || t.emailInvalid,
  },
};
