import type { PropertyInput } from '@closewise/domain/closing-costs';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { houstonHome, reportDocumentOf } from '../../../../test/fixtures/report-documents.js';
import { pdfLinks, pdfPages, pdfStrings, pdfTags, pdfText, pdfTitle } from '../../../../test/pdf-text.js';
import type { ViewSection } from '../view/report-view.js';
import { viewReport } from '../view/view-report.js';
import { renderReportPdf } from './render-report-pdf.js';

const showing = { exhibit: null, siteUrl: 'https://closewise.example' };
const amounts = /-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g;

const cooperative: PropertyInput = {
  ...houstonHome,
  state: 'NY',
  county: 'New York',
  city: 'New York',
  zip: '10065',
  price: 30_000_000,
  propertyType: 'co-op',
  buyerType: 'financing',
};
const land: PropertyInput = {
  ...houstonHome,
  state: 'MT',
  county: 'Cascade',
  city: 'Great Falls',
  zip: '59401',
  price: 1000,
  propertyType: 'vacant-land',
  buyerType: 'cash',
};

const nashvilleHome: PropertyInput = {
  state: 'TN',
  city: 'Nashville',
  zip: '37211',
  price: 455_000,
  buyerType: 'first-time',
  agentPaidBy: 'buyer',
  sellerCreditDollars: 6_000,
  depositDollars: 4_500,
};

const lasVegasHome: PropertyInput = {
  ...houstonHome,
  state: 'NV',
  county: 'Clark',
  city: 'Las Vegas',
  zip: '89148',
};

/** Of those that do not stand in the main street of their city. */
const addresses = new Map([
  [nashvilleHome, '512 Whispering Hills Dr, Nashville, TN 37211'],
  [lasVegasHome, '7 Elm St, Las Vegas, NV 89148'],
]);

const isLong = process.env['LONG'] !== undefined;

/** A rendering takes half a second, so the short form has one more home per language besides Houston. */
const homesIn = (language: 'en' | 'es') =>
  (
    [
      ['a Houston home', houstonHome, true],
      ['a $30M co-op in New York', cooperative, isLong || language === 'en'],
      ['land in Montana for $1,000', land, isLong || language === 'es'],
    ] as const
  ).filter(([, , isDrawn]) => isDrawn);

type Drawn = Readonly<{ document: ReportDocument; pdf: Promise<Buffer> }>;

const drawn = new Map<string, Drawn>();

function documentOf(property: PropertyInput, language: 'en' | 'es'): ReportDocument {
  const document = reportDocumentOf(property, language);
  const address = addresses.get(property) ?? document.property.address;
  return { ...document, property: { ...document.property, address } };
}

/** The report of a home, and its PDF, which is drawn once for all tests. */
function draw(property: PropertyInput, language: 'en' | 'es'): Drawn {
  const key = JSON.stringify([property, language]);
  const document = drawn.get(key)?.document ?? documentOf(property, language);
  const one = drawn.get(key) ?? { document, pdf: renderReportPdf(document, showing) };
  drawn.set(key, one);
  return one;
}

/** The words of the PDF with single spaces between them. */
const wordsOf = (pdf: Buffer): string => pdfText(pdf).replace(/\s+/g, ' ');

/** The lines of each sheet, without its foot. */
const sheetsOf = (pdf: Buffer): string[][] =>
  pdfText(pdf)
    .split(/^(?:Page|Página) \d+ .*\n?/m)
    .slice(0, -1)
    .map((text, index) =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .slice(index === 0 ? 0 : 1, -1),
    );

/** The headings of a section and in it. */
const headingsOf = ({ title, blocks }: ViewSection): string[] => [
  title,
  ...blocks.flatMap((block) => [
    ...('title' in block && block.title !== null ? [block.title] : []),
    ...(block.kind === 'strategies' ? block.items.map((item) => `${item.rank}. ${item.title}`) : []),
  ]),
];

const viewedTerms = {
  en: ['Talk to', 'Say:', 'Concerns:', 'Rule:', 'Words you can use', 'If the answer is no'],
  es: ['Hable con', 'Diga:', 'Se refiere a', 'Norma:', 'Qué decir', 'Si le dicen que no'],
} as const;

/** Without spaces: a word of several fonts is written in as many parts. */
const lettersOf = (pdf: Buffer): string => pdfText(pdf).replace(/\s/g, '');

/** All that the view says, as one text. */
const said = (value: unknown): string =>
  typeof value === 'string'
    ? `${value}\n`
    : value !== null && typeof value === 'object'
      ? Object.values(value).map(said).join('')
      : '';

const withAddress = (address: string): ReportDocument => {
  const document = reportDocumentOf(houstonHome, 'en');
  return { ...document, property: { ...document.property, address } };
};

describe.each(['en', 'es'] as const)('[RP-02] the PDF in %s', (language) => {
  it.each(homesIn(language))('says every amount of the page about %s', async (_, property) => {
    const { document, pdf } = draw(property, language);
    const words = wordsOf(await pdf);
    const { head, front, appendix } = viewReport(document, showing);
    const shown = new Set(said({ head, front, appendix }).match(amounts));
    expect(shown.size).toBeGreaterThan(10);
    expect([...shown].filter((amount) => !words.includes(amount))).toEqual([]);
    expect(/undefined|\[object|NaN/.exec(words)).toBeNull();
  });

  it('has a page number on each of its sheets, at most 12 for the Houston home', async () => {
    const pdf = await draw(houstonHome, language).pdf;
    const pages = pdfPages(pdf);
    const words = wordsOf(pdf);
    expect(pages).toBeLessThanOrEqual(12);
    for (let page = 1; page <= pages; page++)
      expect(
        words.includes(language === 'en' ? `Page ${page} of ${pages}` : `Página ${page} de ${pages}`),
      ).toBe(true);
    expect(pdf.length).toBeLessThan(300_000);
  });

  it.each(homesIn(language))(
    'says what matters of %s on five sheets, before the appendix',
    async (_, property) => {
      const { document, pdf } = draw(property, language);
      const { appendixTitle } = viewReport(document, showing);
      const lines = pdfText(await pdf).split('\n');
      const feet = lines
        .slice(0, lines.indexOf(appendixTitle))
        .filter((line) => /^(Page|Página) \d+ /.test(line));
      expect(feet.length).toBeGreaterThanOrEqual(3);
      expect(feet.length).toBeLessThanOrEqual(5);
    },
  );

  it('leads from each mark to its source, and from each source to its address', async () => {
    const { document, pdf } = draw(houstonHome, language);
    const { front, appendix } = viewReport(document, showing);
    const blocks = [...front, ...appendix].flatMap((section) => section.blocks);
    const sources = blocks.flatMap((block) => (block.kind === 'sources' ? block.sources : []));
    const links = pdfLinks(await pdf);
    expect(sources.length).toBeGreaterThan(10);
    const outward = links.filter(({ url }) => url !== null);
    expect(new Set(outward.map(({ url }) => url))).toEqual(new Set(sources.flatMap(({ url }) => url ?? [])));
    // An address may take two lines; each is a link to the whole.
    for (const { text, url } of outward) expect(url).toContain(text.trim());
    const inward = links.filter(({ url }) => url === null);
    const marks = inward.filter(({ text }) => /^\[S\d+\]$/.test(text.trim()));
    expect(marks.length).toBeGreaterThanOrEqual(sources.length);
    const places = new Map(sources.map(({ id, anchor }) => [`[${id}]`, anchor]));
    for (const { text, anchor } of marks) expect([text, anchor]).toEqual([text, places.get(text.trim())]);
    // The others lead to whom to call, in as many parts as lines.
    const calls = blocks.flatMap((block) => (block.kind === 'calls' ? block.items : []));
    const others = inward.filter((link) => !marks.includes(link));
    expect(others.length).toBeGreaterThan(0);
    const sentence = {
      en: (who?: string) => `See “${who}” in the list of calls.`,
      es: (who?: string) => `Vea «${who}» en la lista de llamadas.`,
    };
    for (const { text, anchor } of others) {
      const call = calls.find((one) => one.anchor === anchor);
      expect(sentence[language](call?.who)).toContain(text.trim());
    }
  });

  it('has a bookmark for each section, and tags for screen readers', async () => {
    const { document, pdf: drawing } = draw(houstonHome, language);
    const pdf = await drawing;
    const { title, front, appendix, appendixTitle, footer } = viewReport(document, showing);
    const sections = [...front, ...appendix].map((section) => section.title);
    const titles = pdfStrings(pdf, 'Title');
    expect([...sections, appendixTitle].filter((one) => !titles.includes(one))).toEqual([]);
    expect(pdfTitle(pdf)).toBe(title);
    const file = pdf.toString('latin1');
    expect(file).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(file).toMatch(/\/Marked true/);
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain(`/Lang (${language}-US)`);
    expect(pdfStrings(pdf, 'Alt')).toContain(footer.brand);
    const tags = pdfTags(pdf);
    expect(tags).toMatchObject({ Document: 1, H1: 2, H2: sections.length });
    const used = ['H3', 'H4', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'];
    expect(used.filter((tag) => !tags[tag])).toEqual([]);
  });
});

describe('[RP-02] the PDF', () => {
  it('has the same amounts in both languages', async () => {
    const [english, spanish] = await Promise.all(
      (['en', 'es'] as const).map(async (language) => wordsOf(await draw(houstonHome, language).pdf)),
    );
    const distinct = (words = '') => [...new Set(words.match(amounts))].sort();
    expect(distinct(spanish)).toEqual(distinct(english));
  });

  it.each([
    ['en', 'a Houston home', houstonHome],
    ['es', 'a Houston home', houstonHome],
    ['es', 'a home in Nashville', nashvilleHome],
    ['en', 'a $30M co-op in New York', cooperative],
    ...(isLong ? ([['en', 'a home in Nashville', nashvilleHome]] as const) : []),
  ] as const)('tears in %s nothing apart between sheets: %s', async (language, _, property) => {
    const { document, pdf } = draw(property, language);
    const { front, appendix, appendixTitle } = viewReport(document, showing);
    const sheets = sheetsOf(await pdf);
    expect(sheets.length).toBeGreaterThan(8);
    expect(sheets.length).toBeLessThanOrEqual(12);
    // The law of a day with the day, whom to call and what to say with what it is about.
    const belongsAbove = new RegExp(
      `^(12 CFR|${[...viewedTerms[language]].join('|')}|\\[S\\d+\\]|(High|Medium|Low) confidence|Confianza)`,
    );
    expect(sheets.map((lines) => lines[0]).filter((line) => belongsAbove.test(line ?? ''))).toEqual([]);
    const headings = new Set([appendixTitle, ...[...front, ...appendix].flatMap(headingsOf)]);
    expect(sheets.map((lines) => lines.at(-1)!).filter((line) => headings.has(line))).toEqual([]);
  });

  it.each([
    [['512 Whispering Hills Dr,', 'Nashville, TN 37211'], nashvilleHome, 'es'],
    [['1600 Main Street,', 'Houston, TX 77002'], houstonHome, 'en'],
    [['7 Elm St, Las Vegas, NV 89148'], lasVegasHome, 'es'],
  ] as const)('parts %j at a comma where it needs two lines', async (lines, home, language) => {
    const written = pdfText(await draw(home, language).pdf).replaceAll('\u00a0', ' ');
    expect(written.split('\n').slice(2, 2 + lines.length)).toEqual(lines);
  });

  it('is the same file each time', async () => {
    const { document, pdf } = draw(land, 'es');
    const [first, second] = await Promise.all([pdf, renderReportPdf(document, showing)]);
    expect(second.equals(first)).toBe(true);
  });

  it('writes letters of many languages in an address, also with their marks apart', async () => {
    const names = ['12 Łódź, Ñandú', 'Đường Nguyễn', 'Οδός Αθηνών', 'улица Щорса', 'Quận Phước'];
    const address = [...names.slice(0, -1), names.at(-1)!.normalize('NFD')].join(' ');
    const words = lettersOf(await renderReportPdf(withAddress(address), showing));
    const written = names.join('').replace(/\s/g, '');
    expect(words.slice(0, 150)).toContain(written);
    // At the head, and at the foot of each sheet.
    expect(words.split(written).length).toBeGreaterThan(3);
    expect(words).not.toContain('[…]');
  });

  it('writes an address with an emoji, Chinese and letters from right to left', async () => {
    const letters = lettersOf(await renderReportPdf(withAddress('5 Main 🏡 St, 東京, 7 ‮שלום Rd'), showing));
    expect(letters.slice(0, 150)).toContain('5Main🏡St,東京,7םולשRd');
    expect(letters).not.toContain('[…]');
  });

  it('says that letters without a typeface are left out, but never names the report by its number', async () => {
    const document = { ...withAddress('5 Main ᚠᚢ St'), reportId: 4_711_000_000_000_042 };
    const pdf = await renderReportPdf(document, showing);
    const words = wordsOf(pdf);
    expect(words.slice(0, 150)).toContain('5 Main […] St');
    expect(words).toContain(
      'This file has no typeface for some letters and shows […] in their place. The web page of the report shows them.',
    );
    expect(words + pdf.toString('latin1')).not.toContain('4711000000000042');
  });

  it.each(isLong ? (['en', 'es'] as const) : (['es'] as const))(
    'lacks no sign of what it computes in %s',
    async (language) => {
      const words = wordsOf(await draw(lasVegasHome, language).pdf);
      expect(words).toMatch(/\d × \$[\d.]+ (per|por cada) \$[\d,]+ (of|de) \$450,000\.00/);
      expect(words).not.toMatch(/[\d)] \? [\d(]/);
    },
  );

  it('breaks an address without spaces, and stays as long as it was', async () => {
    const address = `${'W'.repeat(298)}ᚠX`;
    const pdf = await renderReportPdf(withAddress(address), showing);
    expect(
      pdfText(pdf)
        .replace(/\s/g, '')
        .includes(`${'W'.repeat(298)}[…]X`),
    ).toBe(true);
    expect(pdfPages(pdf)).toBeLessThanOrEqual(13);
  });
});
