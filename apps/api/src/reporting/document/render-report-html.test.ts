import { createHash } from 'node:crypto';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { stateCodes } from '@closewise/domain/place';
import { pageAddresses } from '../../../test/fixtures/page-addresses.js';
import {
  homeSomewhereIn,
  houstonHome,
  reportDocumentOf,
  reportInput,
} from '../../../test/fixtures/report-documents.js';
import { fontCharacters } from './html/report-fonts.js';
import {
  pagePolicy,
  renderReportHtml,
  type PageAddresses,
  renderReportNotFoundHtml,
  renderReportUnavailableHtml,
  writeReportDocument,
} from './index.js';
import { calculationOf } from './view/report-fees.js';

const render = (document: ReportDocument): string => renderReportHtml(document, pageAddresses);
const readable = (page: string): string =>
  page.replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');
/** What is read of a page: without styles, script and markup. */
const wordsOf = (page: string): string =>
  readable(page.replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '').replaceAll(/<[^<>]+>/g, ' '));
const amountsOf = (page: string): string[] =>
  (wordsOf(page).match(/-?\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? []).toSorted();
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

describe('the report page', () => {
  const document = reportDocumentOf(houstonHome, 'es');
  const page = render(document);

  it('is in the language of the document, with a link to the other one', () => {
    expect(page).toContain('<html lang="es">');
    expect(page).toContain(`href="${pageAddresses.page}?lang=en" lang="en"`);
    expect(render(reportDocumentOf(houstonHome, 'en'))).toContain(
      `href="${pageAddresses.page}?lang=es" lang="es"`,
    );
  });

  it('leads its owner to its corrections, in its language', () => {
    expect(page).toContain(`href="${pageAddresses.refine!.es}">Corregir o precisar</a>`);
    const english = render(reportDocumentOf(houstonHome, 'en'));
    expect(english).toContain(`href="${pageAddresses.refine!.en}">Correct or refine</a>`);
    const sample = renderReportHtml(document, { ...pageAddresses, refine: null }, 'sample');
    expect(sample).not.toContain('Corregir o precisar');
  });

  it.each([
    ['en', 'given-back', 'This report was refunded.'],
    ['es', 'given-back', 'Este informe fue reembolsado.'],
    ['en', 'disputed', 'The payment for this report is being disputed with the bank.'],
    ['es', 'disputed', 'El pago de este informe está en disputa en el banco.'],
  ] as const)('leads in %s nowhere that is closed (%s), and says why', (language, closed, reason) => {
    const premium = 'https://www.example.com/premium/6755399441055744';
    const refine = pageAddresses.refine![language];
    const of = (more: Partial<PageAddresses>) =>
      renderReportHtml(reportDocumentOf(houstonHome, language), { ...pageAddresses, premium, ...more });
    const [open, shut] = [of({}), of({ closed })];
    expect([open, shut].map((html) => [html.includes(premium), html.includes(refine)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect([open, shut].map((html) => html.includes(reason))).toEqual([false, true]);
  });

  it('says the same amounts in the other language', () => {
    const amounts = amountsOf(page);
    expect(amounts.length).toBeGreaterThan(300);
    expect(amountsOf(render(reportDocumentOf(houstonHome, 'en')))).toEqual(amounts);
  });

  it('has one main heading, no id twice, and a place for every link inside it', () => {
    expect(page.match(/<h1/g)).toHaveLength(1);
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(new Set(targets).size).toBeGreaterThan(60);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('goes down one level of headings at a time', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('shows every fee, and every source with its address', () => {
    const english = readable(render(reportDocumentOf(houstonHome, 'en')));
    const { fees, sources } = reportDocumentOf(houstonHome, 'en');
    expect(fees.filter((fee) => !english.includes(fee.name))).toEqual([]);
    expect(fees.filter((fee) => !english.includes(calculationOf(fee)))).toEqual([]);
    expect(sources.filter(({ id }) => !english.includes(`id="source-${id}"`))).toEqual([]);
    expect(sources.filter(({ url }) => url && !english.includes(`href="${url}"`))).toEqual([]);
  });

  it('says once how to open a fee', () => {
    expect(page.match(/class="unfold"/g)).toHaveLength(1);
  });

  it('[RP-01] folds each fee with its contact, request and calculation, and unfolds it on paper', () => {
    const entries = [...page.matchAll(/<details class="fee"[\s\S]*?<\/details>/g)].map(([entry]) => entry);
    expect(entries).toHaveLength(document.fees.length);
    const whole = /<summary>[\s\S]*Con quién hablar[\s\S]*Qué pedir[\s\S]*Cálculo/;
    expect(entries.filter((entry) => !whole.test(entry))).toEqual([]);
    expect(page).toMatch(/@media print[\s\S]*details::details-content \{ content-visibility: visible/);
  });

  it('[RP-01] has at least eight sections, and what is required, negotiable and optional at the front', () => {
    expect(page.match(/<section /g)!.length).toBeGreaterThanOrEqual(8);
    const front = page.slice(0, page.indexOf('id="appendix"'));
    for (const word of ['Obligatorios', 'Negociables', 'Opcionales']) expect(front).toContain(`<h4>${word}`);
  });

  it('shows the headline, the interval and the other scenario, and the rows of page 2', () => {
    const { headlineCents, interval, otherScenario, rows } = document.sections.costSummary.cashToClose!;
    expect(page).toContain(`<b>$${(headlineCents / 100).toLocaleString('en-US')}</b>`);
    expect(page).toContain(interval);
    expect(page).toContain(otherScenario?.text);
    const spoken = page.replaceAll('\u00a0', ' ');
    for (const { name } of rows) expect(spoken).toContain(name);
    expect(page).toContain('Oferta de mi prestamista');
  });

  it('has no negative row for land, whose permits come after closing and are nobody’s demand', () => {
    const land = { ...houstonHome, propertyType: 'vacant-land', buyerType: 'cash' } as const;
    const ofLand = reportDocumentOf(land, 'en');
    expect(ofLand.fees.find(({ id }) => id === 'fee.utility_impact')).toMatchObject({
      category: 'optional',
      requiredBy: null,
      loanEstimateSection: 'post-closing',
    });
    expect(render(ofLand)).not.toMatch(/>-\$/);
  });

  it('names who pays an amount that is not the buyer’s', () => {
    const english = readable(render(reportDocumentOf(houstonHome, 'en')));
    expect(english).toMatch(/Owner’s title insurance policy<\/span>[^$]{0,60}The seller: \$/);
  });

  it('shows a hostile address as the text it is', () => {
    const address = `<script>alert('x')</script>, "Houston", TX`;
    const hostile = render(writeReportDocument(reportInput(houstonHome, 'en', { address })));
    expect(hostile.match(/<script/g)).toHaveLength(1);
    expect(hostile).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;, &quot;Houston&quot;, TX');
  });

  it('is one file under 300 kB that loads nothing', () => {
    expect(Buffer.byteLength(page)).toBeLessThan(300 * 1024);
    const [loaded] = [page.replaceAll(/<a [^>]*>/g, '')];
    expect(loaded).not.toMatch(/(?:src|href)="(?!data:|#)|url\((?!data:)|@import/);
  });

  it.each([
    ['a report', page],
    ['a report that is not there', renderReportNotFoundHtml('en')],
    ['a report that is out of reach', renderReportUnavailableHtml('es')],
  ])('allows the styles and the script of %s by their hashes, and no others', (_, html) => {
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    const inPage = [...html.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g)];
    expect(inPage.length).toBeGreaterThan(0);
    for (const [, text = ''] of inPage) expect(pagePolicy).toContain(`'sha256-${hashOf(text)}'`);
    expect(pagePolicy).toMatch(/^default-src 'none'/);
    expect(pagePolicy).not.toContain('unsafe');
  });

  it('has every sign of the reports of all states in its typefaces', () => {
    const known = new Set(fontCharacters);
    const languages = ['en', 'es'] as const;
    const missing = stateCodes.flatMap((state, index) =>
      // The languages take turns, unless there is time for both.
      (process.env['LONG'] ? languages : [languages[index % 2]!]).flatMap((language) =>
        (wordsOf(render(reportDocumentOf(homeSomewhereIn(state), language))).match(/[^\n]/gu) ?? []).filter(
          (character) => !known.has(character),
        ),
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

it.each([
  ['en', 'Report not found'],
  ['es', 'Informe no encontrado'],
] as const)('says in %s that there is no report', (language, title) => {
  expect(renderReportNotFoundHtml(language)).toContain(`<h1>${title}</h1>`);
});
