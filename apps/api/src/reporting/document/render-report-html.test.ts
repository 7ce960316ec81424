import { houstonHome, reportDocumentOf, reportInput } from '../../../test/fixtures/report-documents.js';
import {
  renderReportHtml,
  renderReportNotFoundHtml,
  reportStylesheet,
  writeReportDocument,
} from './index.js';

describe('the report page', () => {
  const document = reportDocumentOf(houstonHome, 'es');
  const page = renderReportHtml(document);

  it('is in the language of the document, with a link to the other one', () => {
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('href="?lang=en" lang="en"');
    expect(renderReportHtml(reportDocumentOf(houstonHome, 'en'))).toContain('href="?lang=es" lang="es"');
  });

  it('has one main heading and a place for every entry of its contents', () => {
    expect(page.match(/<h1/g)).toHaveLength(1);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(new Set(targets).size).toBeGreaterThan(11);
    expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([]);
  });

  it('shows every fee, and every source with its address', () => {
    const english = renderReportHtml(reportDocumentOf(houstonHome, 'en')).replaceAll('&#39;', "'");
    const { fees, sources } = reportDocumentOf(houstonHome, 'en');
    expect(fees.filter((fee) => !english.includes(fee.name.replaceAll('&', '&amp;')))).toEqual([]);
    expect(sources.filter(({ id }) => !english.includes(`id="source-${id}"`))).toEqual([]);
    expect(
      sources.filter(({ url }) => url && !english.includes(`href="${url.replaceAll('&', '&amp;')}"`)),
    ).toEqual([]);
  });

  it('[RP-01] folds every fee with its contact, request and calculation, and unfolds it on paper', () => {
    const { fees } = document;
    const entries = [...page.matchAll(/<details class="fee"[\s\S]*?<\/details>/g)].map(([entry]) => entry);
    expect(entries).toHaveLength(fees.length);
    expect(
      entries.filter(
        (entry) => !/<summary>[\s\S]*Con quién hablar[\s\S]*Qué pedir[\s\S]*Cálculo/.test(entry),
      ),
    ).toEqual([]);
    expect(reportStylesheet.css).toMatch(
      /@media print[\s\S]*details::details-content \{ content-visibility: visible/,
    );
  });

  it('shows the headline, the interval and the other scenario, and the rows of page 2', () => {
    const { headlineCents, interval, otherScenario, rows } = document.sections.costSummary.cashToClose!;
    expect(page).toContain(`<b>$${(headlineCents / 100).toLocaleString('en-US')}</b>`);
    expect(page).toContain(interval);
    expect(page).toContain(otherScenario?.text);
    for (const { name } of rows) expect(page).toContain(name);
    expect(page).toContain('Efectivo para el cierre');
  });

  it('draws one bar that adds up to the headline', () => {
    const [chart = ''] = /<svg\s+class="chart"[\s\S]*?<\/svg>/.exec(page) ?? [];
    const parts = [...chart.matchAll(/<title>[^<]*: \$([\d,]+)<\/title>/g)].map(([, dollars = '']) =>
      Number(dollars.replaceAll(',', '')),
    );
    const { rows, headlineCents } = document.sections.costSummary.cashToClose!;
    const financed = rows.find(({ row }) => row === 'financed')?.cents ?? 0;
    expect(parts.length).toBeGreaterThan(6);
    expect(parts.reduce((sum, dollars) => sum + dollars, 0) * 100).toBe(headlineCents);
    expect(financed).toBeLessThan(0);
  });

  it('shows a report of before cash to close with the totals that it has', () => {
    const earlier = structuredClone(reportDocumentOf(houstonHome, 'en'));
    const { costSummary } = earlier.sections;
    costSummary.cashToClose = null;
    costSummary.agentCompensation = { cents: 1_125_000, withoutCents: 2_318_043, text: 'Of this, $11,250.' };
    for (const fee of earlier.fees) delete fee.atClosing;
    const shown = renderReportHtml(earlier);
    expect(shown).toContain('Bring for fees, typically');
    expect(shown).toContain('Of this, $11,250.');
    expect(shown).toContain('Due by closing if the seller pays your agent');
    expect(shown).toContain('Typical fees by section of the Loan Estimate form');
  });

  it('has no negative row for land, whose permits come after closing and are nobody’s demand', () => {
    const land = { ...houstonHome, propertyType: 'vacant-land', buyerType: 'cash' } as const;
    const document = reportDocumentOf(land, 'en');
    expect(document.fees.find(({ id }) => id === 'fee.utility_impact')).toMatchObject({
      category: 'optional',
      requiredBy: null,
      loanEstimateSection: 'post-closing',
    });
    expect(renderReportHtml(document)).not.toMatch(/row-later|>-\$/);
  });

  it('names who pays an amount that is not the buyer’s among the figures', () => {
    const english = renderReportHtml(reportDocumentOf(houstonHome, 'en'));
    expect(english).toMatch(/Owner’s title insurance policy[\s\S]{0,400}\$0[\s\S]{0,200}The seller: \$/);
  });

  it('shows a hostile address as the text it is', () => {
    const address = `<script>alert('x')</script>, "Houston", TX`;
    const hostile = renderReportHtml(writeReportDocument(reportInput(houstonHome, 'en', { address })));
    expect(hostile).not.toContain('<script');
    expect(hostile).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;, &quot;Houston&quot;, TX');
  });

  it('needs nothing that a strict content policy forbids', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(page).toContain(`<link rel="stylesheet" href="${reportStylesheet.path}" />`);
    expect(reportStylesheet.css).not.toMatch(/url\(|@import/);
  });
});

it.each([
  ['en', 'Report not found'],
  ['es', 'Informe no encontrado'],
] as const)('says in %s that there is no report', (language, title) => {
  expect(renderReportNotFoundHtml(language)).toContain(`<h1>${title}</h1>`);
});
