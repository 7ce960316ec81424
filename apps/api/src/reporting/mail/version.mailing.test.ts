import type { ReportVersion } from '@closewise/domain/reporting';
import { versionLetter } from './version.mailing.js';

const person = { address: '9 Oak Lane, Dallas, TX 75201', street: '9 Oak Lane', email: 'ana@example.com' };
const basis = {
  reportId: 4711000000000042,
  subjectId: 'a1.42',
  language: 'en',
  emailOptIn: false,
  person,
  property: {
    state: 'TX',
    zip: '75201',
    priceCents: 45_000_000,
    county: null,
    propertyType: 'single-family',
    loanType: 'FHA',
    hasPool: false,
  },
};
const version = (number: number, changes: object = {}, more: Partial<ReportVersion> = {}) =>
  ({
    version: number,
    isRestored: false,
    basis: { ...basis, ...changes },
    ...more,
  }) as unknown as ReportVersion;
const typed = 'Call 555-0100 now, 1 Elm St, Austin, TX 78701';
const changed = {
  property: { ...basis.property, priceCents: 40_000_000 },
  person: { ...person, address: typed, street: '1 Elm St' },
};
const site = 'https://closewise.example';
const letterOf = (language: 'en' | 'es', more: Partial<ReportVersion> = {}) =>
  versionLetter(
    {
      first: version(1, { language }),
      before: version(1, { language }),
      version: version(2, { language, ...changed }, more),
    },
    site,
  )!;

describe('the letter about a new version', () => {
  it.each([
    [
      'en',
      'Your closing cost report was changed',
      ['- Address', '- Price'],
      'Property in TX 75201 for $450,000',
      'https://closewise.example/report/4711000000000042/refine',
    ],
    [
      'es',
      'Se modificó su informe de costos de cierre',
      ['- Dirección', '- Precio'],
      'Propiedad en TX 75201 por $450,000',
      'https://closewise.example/es/informe/4711000000000042/corregir',
    ],
  ] as const)(
    'tells the owner what changed and where to go back: %s',
    (language, subject, names, bought, page) => {
      const { text, html, ...envelope } = letterOf(language);
      expect(envelope).toEqual({ subjectId: 'a1.42', to: 'ana@example.com', language, subject });
      expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual(names);
      for (const part of [text, html]) {
        expect(part).toContain(page);
        expect(part).toContain(bought);
        for (const words of ['9 Oak Lane', '555-0100', 'Elm St', '400,000'])
          expect(part).not.toContain(words);
      }
    },
  );

  it.each([
    ['en', 'The first version of your report was restored', 'as you bought it; this is version 2'],
    ['es', 'Se restableció la primera versión de su informe', 'vuelve a estar como lo compró'],
  ] as const)('says that it was restored: %s', (language, subject, said) => {
    const letter = letterOf(language, { isRestored: true });
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(said);
  });

  it.each([
    ['gave no address', { person: { ...person, email: null } }],
    ['was erased', { person: null }],
  ])('is not written to who %s', (_, change) => {
    const first = version(1, change);
    expect(versionLetter({ first, before: first, version: version(2, change) }, site)).toBeNull();
  });
});
