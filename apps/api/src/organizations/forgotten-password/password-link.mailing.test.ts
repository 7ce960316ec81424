import { passwordLetter } from './password-link.mailing.js';

const reader = {
  subjectId: 's.austin',
  email: 'eva@example.com',
  contactName: 'Eva <b>',
  name: 'Austin Board',
  link: 'https://www.closewise.example/organization/reset-password/AUSTIN.1.00',
};

it.each([
  ['en', 'Set a new password for your organization', 'If this was not you'],
  ['es', 'Establezca una contraseña nueva para su organización', 'Si no fue usted'],
] as const)('is written in %s, with the link, and escapes what people typed', (language, subject, note) => {
  const letter = passwordLetter(reader, language);
  expect(letter).toMatchObject({ to: 'eva@example.com', subject, language });
  expect(letter.text).toContain(reader.link);
  expect(letter.text).toContain(note);
  expect(letter.html).toContain(`<html lang="${language}">`);
  expect(letter.html).toContain('Eva &lt;b&gt;');
});
