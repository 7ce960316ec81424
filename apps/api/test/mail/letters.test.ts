import { passwordLetter } from '../../src/organizations/forgotten-password/password-link.mailing.js';
import type { Letter } from '../../src/platform/mail/mail.js';
import { type BuyerReport, foundReportsLetter } from '../../src/reporting/find/found-reports.mailing.js';
import { reportLetter } from '../../src/reporting/mail/report-letter.js';

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];
const site = 'https://closewise.example';

const receipt = {
  orderNumber: 'CW-7K4M9-Q2D8X',
  amountCents: 4000,
  items: [
    { item: 'report', amountCents: 2500 },
    { item: 'premium', amountCents: 1500 },
  ],
  paidAt: '2026-11-21T10:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
} as const;
const person = { address: '9 Oak Lane, Dallas, TX 75201', street: '9 Oak Lane', email: 'ana@example.com' };
const property = { city: 'Dallas', state: 'TX', priceCents: 45_000_000 };
const request = (language: Language, reportId = 4711000000000042) =>
  ({ reportId, subjectId: 'a1.42', language, emailOptIn: true, person, property }) as BuyerReport['request'];
const bought = (language: Language): BuyerReport[] => [
  { request: request(language), receipt, isReadable: true },
  { request: request(language, 4711000000000043), receipt, isReadable: false },
];
const page = (report: string) => `${site}/html-report/${report}`;

/** Every kind of mail in both languages, and the targets of its links. */
const kinds: [
  string,
  (language: Language) => Letter | null,
  Readonly<Record<Language, readonly string[]>>,
][] = [
  ...(['report', 'premium', 'again'] as const).map((about): (typeof kinds)[number] => [
    `a report (${about})`,
    (language) => reportLetter(request(language), receipt, site, about),
    {
      en: [
        page('4711000000000042'),
        `${page('4711000000000042')}?lang=es`,
        `${site}/report/4711000000000042/refine`,
      ],
      es: [
        page('4711000000000042'),
        `${page('4711000000000042')}?lang=en`,
        `${site}/es/informe/4711000000000042/corregir`,
      ],
    },
  ]),
  [
    'the links of all reports',
    (language) => foundReportsLetter(bought(language), language, site),
    {
      en: [page('4711000000000042'), `${site}/thank-you/4711000000000043`],
      es: [page('4711000000000042'), `${site}/es/gracias/4711000000000043`],
    },
  ],
  [
    'a forgotten password',
    (language) =>
      passwordLetter(
        {
          subjectId: 's.austin',
          email: 'eva@example.com',
          contactName: 'Eva Ruiz',
          name: 'Austin Realty',
          link: `${site}/organization/reset-password/AUSTIN.1.00`,
        },
        language,
      ),
    {
      en: [`${site}/organization/reset-password/AUSTIN.1.00`],
      es: [`${site}/organization/reset-password/AUSTIN.1.00`],
    },
  ],
];
const all = kinds.flatMap(([name, compose, links]) =>
  languages.map((language) => ({ name, language, letter: compose(language)!, links: links[language] })),
);

/** Words of one language that the other one does not have. */
const wordsOf: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|you|your|with|this|that|was|were|are|is|have|can|report|order|card|paid|date|property|bought|open)\b/giu,
  es: /(?<!\p{L})(?:el|la|los|las|su|sus|usted|este|esta|para|por|que|está|con|informe|pedido|tarjeta|pagado|fecha|abrir)(?!\p{L})/giu,
};

/** The visible text of the HTML, without the offer of the other language. */
const readable = (html: string): string =>
  html
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<a [^<>]*hreflang="[^"]*">[^<]*<\/a>/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/\s+/g, ' ');
const withoutLinks = (text: string): string => text.replaceAll(/https?:\S+/g, '');
const linksIn = (text: string): string[] => [...new Set(text.match(/https:\/\/closewise[^\s"<]*/g))];

describe.each(all)('the mail about $name in $language', ({ language, letter, links }) => {
  const other = language === 'en' ? 'es' : 'en';
  const offer = { en: 'Leer el informe en español', es: 'Read the report in English' }[language];

  it('is in this language in its subject and both parts, and declares it', () => {
    expect(letter.language).toBe(language);
    expect(letter.html).toContain(`<html lang="${language}">`);
    for (const part of [letter.subject, readable(letter.html), letter.text.replace(offer, '')]) {
      expect([withoutLinks(part).match(wordsOf[other]), part]).toEqual([null, part]);
      expect(withoutLinks(part).match(wordsOf[language])).not.toBeNull();
    }
  });

  it('says the same in both parts', () => {
    const html = readable(letter.html);
    const sentences = withoutLinks(letter.text.replace(offer, ''))
      .split(/\n+/)
      .map((line) => line.trim().replace(/:$/, ''))
      .filter((line) => line !== '');
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((line) => !html.includes(line.replaceAll(/\s+/g, ' ')))).toEqual([]);
  });

  it('has the expected links in both parts', () => {
    expect(linksIn(letter.text).toSorted()).toEqual(links.toSorted());
    expect(linksIn(letter.html).toSorted()).toEqual(links.toSorted());
  });
});

describe('the mails in both languages', () => {
  it.each(kinds)('name the same amounts and dates: %s', (_name, compose) => {
    const numbersIn = ({ text }: Letter): string[] =>
      (withoutLinks(text).match(/\d[\d,.]*\d/g) ?? []).toSorted();
    expect(numbersIn(compose('es')!)).toEqual(numbersIn(compose('en')!));
  });
});
