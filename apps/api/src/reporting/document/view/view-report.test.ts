import type { ReportDocument } from '@closewise/contracts/report-document';
import type { PropertyInput } from '@closewise/domain/closing-costs';
import { houstonHome, reportDocumentOf, seattleCondo } from '../../../../test/fixtures/report-documents.js';
import type { Block } from './blocks.js';
import type { ReportView } from './report-view.js';
import { viewReport } from './view-report.js';

const purchases: readonly PropertyInput[] = [
  houstonHome,
  seattleCondo,
  { state: 'NY', city: 'New York', zip: '10024', price: 900_000, propertyType: 'co-op' },
  { state: 'IL', city: 'Chicago', zip: '60614', price: 780_000, propertyType: 'multi-family' },
  { state: 'MT', county: 'Gallatin', price: 250_000, propertyType: 'vacant-land', buyerType: 'cash' },
  { state: 'GA', city: 'Atlanta', zip: '30303', price: 2_400_000, propertyType: 'commercial' },
];

const view = (document: ReportDocument): ReportView =>
  viewReport(document, { exhibit: null, siteUrl: 'https://www.example.com' });

/** The one block of a kind in the whole report. */
function block<Kind extends Block['kind']>(report: ReportView, kind: Kind): Extract<Block, { kind: Kind }> {
  const [found] = blocks(report, kind);
  if (!found) throw new Error(`The report has no ${kind}`);
  return found;
}

function blocks<Kind extends Block['kind']>(
  { front, appendix }: Pick<ReportView, 'front' | 'appendix'>,
  kind: Kind,
): Extract<Block, { kind: Kind }>[] {
  const is = (found: Block): found is Extract<Block, { kind: Kind }> => found.kind === kind;
  return [...front, ...appendix].flatMap((section) => section.blocks).filter(is);
}

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return node && typeof node === 'object' ? Object.values(node).flatMap(textsOf) : [];
}

const dollarsOf = (amount: string): number => Number(amount.replaceAll(/[$,]/g, ''));
const amountsIn = (report: ReportView): string[] =>
  textsOf(report).flatMap((text) => text.match(/-?\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? []);

describe('the view of a report', () => {
  it.each<PropertyInput>([
    houstonHome,
    { state: 'IL', city: 'Chicago', zip: '60614', price: 400_000, buyerType: 'first-time' },
    {
      state: 'VA',
      city: 'Norfolk',
      zip: '23510',
      price: 330_000,
      loanType: 'FHA',
      sellerCreditDollars: 5_000,
    },
  ])('leads by its bars to the headline: $propertyType in $state', (property) => {
    const report = view(reportDocumentOf(property, 'en'));
    const { rows } = block(report, 'sum');
    let reached = 0;
    for (const { role, bar } of rows.filter((row) => row.role === 'part' || row.role === 'less')) {
      expect(role === 'less' ? bar.to : bar.from).toBeCloseTo(reached);
      reached = role === 'less' ? bar.from : bar.to;
    }
    const total = rows.at(-1)!;
    expect(Math.max(...rows.map(({ bar }) => bar.to))).toBeCloseTo(1);
    expect(total).toMatchObject({ role: 'total', amount: report.head.headline.amount });
    expect(total.bar).toEqual({ from: 0, to: expect.closeTo(reached) });
  });

  it('cuts the bar of the price of a cash buyer, so that the costs can be seen beside it', () => {
    const { rows } = block(view(reportDocumentOf(seattleCondo, 'en')), 'sum');
    expect(rows.filter(({ bar }) => bar.isCut).map(({ part }) => part)).toEqual([
      'down-payment',
      'cash-to-close',
    ]);
    expect(rows.find(({ part }) => part === 'J')?.bar).toEqual({ from: 0, to: 1 });
  });

  it.each(purchases)('shares the closing costs out in amounts that add up: $propertyType', (property) => {
    const report = view(reportDocumentOf(property, 'en'));
    const closingCosts = block(report, 'sum').rows.find(({ part }) => part === 'J')!;
    const paid = block(report, 'bars').items.reduce((sum, { amount }) => sum + dollarsOf(amount), 0);
    expect(paid).toBe(dollarsOf(closingCosts.amount));
  });

  it.each(purchases)('says the same amounts in both languages: $propertyType', (property) => {
    const english = amountsIn(view(reportDocumentOf(property, 'en')));
    const spanish = amountsIn(view(reportDocumentOf(property, 'es')));
    expect(english.length).toBeGreaterThan(100);
    expect(spanish.toSorted()).toEqual(english.toSorted());
  });

  it.each(purchases)('says no sentence twice: $propertyType', (property) => {
    const document = reportDocumentOf(property, 'en');
    const { head, front, appendix } = view(document);
    const names = new Set(document.fees.map(({ name }) => name));
    const long = (text: string) => text.length > 50 && /[.?!]$/.test(text) && !names.has(text);
    const said = textsOf([head, front]).filter(long);
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    expect(textsOf(appendix).filter((text) => said.includes(text))).toEqual([]);
  });

  it.each(purchases)(
    '[RP-01] has each fee once, with contact, request, working: $propertyType',
    (property) => {
      const document = reportDocumentOf(property, 'en');
      const report = view(document);
      const fees = blocks(report, 'fees').flatMap((group) => group.fees);
      expect(fees.map(({ name }) => name).toSorted()).toEqual(
        document.fees.map(({ name }) => name).toSorted(),
      );
      const terms = ['Who to contact', 'What to ask for', 'Calculation'];
      const lacking = fees.filter(
        ({ pairs }) => !terms.every((term) => pairs.some((pair) => pair.term === term)),
      );
      expect(lacking).toEqual([]);
      const anchors = textsOf([...report.front, ...report.appendix]);
      const calls = block(report, 'calls').items.map(({ anchor }) => anchor);
      const referred = fees.flatMap(({ pairs }) => pairs.flatMap(({ anchor }) => anchor ?? []));
      expect(referred.filter((anchor) => !calls.includes(anchor))).toEqual([]);
      expect(anchors).toEqual(expect.arrayContaining(fees.map(({ anchor }) => anchor)));
    },
  );

  it.each([
    ['en', { secondHome: true }, [{ name: 'Use', value: 'Second home' }]],
    ['es', { investment: true }, [{ name: 'Uso', value: 'Inversión' }]],
    ['en', {}, []],
  ] as const)(
    'says beside the purchase what another home than their own is for (%s, %j)',
    (language, use, said) => {
      const document = reportDocumentOf({ ...houstonHome, buyerType: 'financing', ...use }, language);
      const isUse = ({ name }: { name: string }): boolean => /^Us[eo]$/.test(name);
      expect(view(document).head.facts.filter(isUse)).toEqual(said);
      const older = { ...document, property: { ...document.property, occupancy: null } };
      expect(view(older).head.facts.filter(isUse)).toEqual([]);
    },
  );

  it('[RP-01] asks each question in its call, and refers to it from the fee', () => {
    const report = view(reportDocumentOf(houstonHome, 'en'));
    const lender = block(report, 'calls').items.find(({ who }) => who === 'Lender or loan officer')!;
    const [question] = lender.questions;
    expect(question).toMatchObject({
      about: 'Lender’s origination and underwriting charge',
      text: expect.stringMatching(/^Ask three lenders/),
    });
    const fee = blocks(report, 'fees')
      .flatMap(({ fees }) => fees)
      .find(({ name }) => name === question!.about)!;
    expect(fee.pairs).toContainEqual(
      expect.objectContaining({
        text: 'See “Lender or loan officer” in the list of calls',
        anchor: lender.anchor,
      }),
    );
  });

  it('counts to the cent only where the fee is exact', () => {
    const document = reportDocumentOf({ ...houstonHome, price: 1_450_000, loanType: 'Conventional' }, 'en');
    const report = view(document);
    const exact = new Map(document.fees.map(({ name, exact: isExact }) => [name, isExact]));
    const shown = blocks(report, 'fees').flatMap(({ fees }) =>
      fees.map(({ name, pairs }) => ({ name, text: pairs.find(({ term }) => term === 'Calculation')!.text })),
    );
    const withEmptyCents = shown.filter(({ text }) => text.includes('.00'));
    expect(withEmptyCents.map(({ name }) => exact.get(name))).toEqual(withEmptyCents.map(() => true));
    expect(withEmptyCents).not.toEqual([]);
    expect(shown.filter(({ text }) => !/^[A-Z\d$]/.test(text))).toEqual([]);
    expect(shown.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Usual range: \$[\d,]+ to \$[\d,]+$/),
    );
    const [jumbo] = blocks(report, 'notices').flatMap(({ notices }) => notices);
    expect(jumbo!.text).toContain('$1,160,000 is over $832,750, the 2026 conforming limit in Harris County');
  });

  it('[RP-01] puts required, negotiable and optional on its first page', () => {
    const { kinds } = block(view(reportDocumentOf(houstonHome, 'es')), 'kinds');
    expect(kinds.map(({ name }) => name)).toEqual(['Obligatorios', 'Negociables', 'Opcionales']);
    expect(kinds.filter(({ amount, text }) => !text.includes(amount))).toEqual([]);
  });

  it('[RP-01] gives each negotiable fee a contact, an ask, words to say and an answer to a no', () => {
    const document = reportDocumentOf(houstonHome, 'en');
    const negotiable = new Set(document.sections.negotiableFees.fees.map(({ feeId }) => `fee-${feeId}`));
    const shown = blocks(view(document), 'fees')
      .flatMap(({ fees }) => fees)
      .filter(({ anchor }) =>
        [...negotiable].some((id) => anchor.includes(id.slice(4).replaceAll('.', '-'))),
      );
    expect(shown).toHaveLength(negotiable.size);
    for (const { pairs } of shown)
      expect(pairs.map(({ term }) => term)).toEqual(
        expect.arrayContaining([
          'Who to contact',
          'What to ask for',
          'Words you can use',
          'If the answer is no',
        ]),
      );
  });

  it('ranges each kind of fee over what is to be expected, not over what arises in some purchases only', () => {
    const document = reportDocumentOf(houstonHome, 'en');
    const { kinds } = block(view(document), 'kinds');
    const optional = document.fees.filter(({ category }) => category === 'optional');
    const highOf = (fees: typeof optional) => fees.reduce((sum, { buyer }) => sum + buyer.highCents, 0);
    const high = dollarsOf(kinds.find(({ category }) => category === 'optional')!.range!.split(' to ')[1]!);
    expect(high).toBeCloseTo(highOf(optional.filter(({ buyer }) => buyer.typicalCents > 0)) / 100, -2);
    expect(high).toBeLessThan(highOf(optional) / 100);
  });

  it('lists what the buyer may pay beside an empty column, and nothing that others pay', () => {
    const document = reportDocumentOf(houstonHome, 'en');
    const { caption, columns, groups } = block(view(document), 'quotes');
    const rows = groups.flatMap((group) => group.rows);
    const theirs = document.fees.filter(({ buyer }) => buyer.highCents > 0);
    const remark = ' (not in the cash to close)';
    expect(rows.map(({ name }) => name.replace(remark, '')).toSorted()).toEqual(
      theirs.map(({ name }) => name).toSorted(),
    );
    const beside = rows
      .filter(({ name }) => name.endsWith(remark))
      .map(({ name }) => name.replace(remark, ''));
    const chosen = theirs.filter(
      (fee) => fee.buyer.typicalCents > 0 && !fee.atClosing && fee.loanEstimateSection !== 'post-closing',
    );
    expect(chosen.map(({ name }) => name)).toContain('Home warranty');
    expect(beside.toSorted()).toEqual(chosen.map(({ name }) => name).toSorted());
    expect(columns.quote).toBe('My lender’s quote');
    expect(groups[0]).toMatchObject({ letter: 'A', name: 'Origination charges' });
    expect(rows[0]).toMatchObject({ low: '$1,000', typical: '$1,500', high: '$2,000' });
    expect(rows[1]).toMatchObject({ typical: 'if it applies', isConditional: true });
    expect(caption).toMatch(/2 more, which others usually pay, are in the appendix\.$/);
  });

  it.each([
    ['en', seattleCondo, /Loan Estimate, your Closing|insurance of the loan/],
    ['es', seattleCondo, /lo deciden la estimación del préstamo|seguro público del préstamo/],
    [
      'en',
      { ...seattleCondo, propertyType: 'commercial', buyerType: 'financing' },
      /Loan Estimate, your Closing/,
    ],
  ] as const)(
    'tells in %s nobody without a Loan Estimate what it decides',
    (language, property, ofHomeLoans) => {
      const { front, appendix } = view(reportDocumentOf(property, language));
      const texts = textsOf([
        front.flatMap(({ blocks: all }) => all.filter(({ kind }) => kind === 'bars')),
        appendix.at(-1),
      ]);
      expect(texts.filter((text) => ofHomeLoans.test(text))).toEqual([]);
      expect(
        textsOf(view(reportDocumentOf(houstonHome, language))).some((text) => ofHomeLoans.test(text)),
      ).toBe(true);
    },
  );

  it.each([
    [
      'en',
      'The law or an association asks for these.',
      'The law, your lender or an association asks for these.',
    ],
    ['es', 'Los exige la ley o una asociación.', 'Los exige la ley, el prestamista o una asociación.'],
  ] as const)(
    'names in %s the lender among those who ask only where there is one',
    (language, cash, loan) => {
      const required = (property: PropertyInput) =>
        block(view(reportDocumentOf(property, language)), 'kinds').kinds[0]!.text;
      expect(required(seattleCondo)).toContain(cash);
      expect(required(houstonHome)).toContain(loan);
    },
  );

  it('says of a payee that gets something no 0%', () => {
    const report = view(
      reportDocumentOf(
        { ...seattleCondo, state: 'FL', county: 'Miami-Dade', city: 'Miami Beach', zip: '33140' },
        'en',
      ),
    );
    const shares = block(report, 'bars').items.map(({ share }) => share);
    expect(shares).toContain('<1%');
    expect(shares).not.toContain('0%');
  });

  it.each(['en', 'es'] as const)(
    'ends the caption of the list where nobody else pays a fee (%s)',
    (language) => {
      const nashville = {
        state: 'TN',
        city: 'Nashville',
        zip: '37211',
        price: 455_000,
        agentPaidBy: 'buyer',
      } as const;
      const { caption } = block(view(reportDocumentOf(nashville, language)), 'quotes');
      expect(caption).toMatch(/^[^.]+\.$/);
    },
  );

  it.each(['en', 'es'] as const)('begins each day of the calendar as a heading (%s)', (language) => {
    const { items } = block(view(reportDocumentOf(houstonHome, language)), 'calendar');
    expect(items.flatMap(({ date }) => date ?? []).filter((date) => !/^[\dA-Z]/.test(date))).toEqual([]);
  });

  it('asks a cash buyer for no lender’s quote', () => {
    expect(block(view(reportDocumentOf(seattleCondo, 'en')), 'quotes').columns.quote).toBe('The quote I got');
  });

  it('begins with the largest savings and leaves the others to the appendix', () => {
    const document = reportDocumentOf(houstonHome, 'en');
    const { strategies } = document.sections.negotiationStrategies;
    const [front, more] = blocks(view(document), 'strategies');
    expect([...front!.items, ...more!.items].map(({ title }) => title)).toEqual(
      strategies.map(({ title }) => title),
    );
    expect(front!.items.length).toBeGreaterThanOrEqual(3);
    expect(front!.items.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['en', /^up to \$[\d,]+ later$/, /pale one shows is paid later/],
    ['es', /^hasta \$[\d,]+ más tarde$/, /la clara se paga más tarde/],
  ] as const)(
    'counts in %s each strategy in its chart, and says which only pays later',
    (language, later, why) => {
      const document = reportDocumentOf(houstonHome, language);
      const { strategies } = document.sections.negotiationStrategies;
      const { items, caption } = block(view(document), 'ranges');
      expect(items.map(({ rank, name }) => [rank, name])).toEqual(
        strategies.map(({ title }, index) => [index + 1, title]),
      );
      const paidLater = items.filter((item) => item.isLater);
      expect(paidLater.map(({ rank }) => strategies[rank - 1]!.saving)).toEqual([null]);
      expect(paidLater[0]!.amount).toMatch(later);
      expect(caption).toMatch(why);
      expect(items.filter(({ amount }) => later.test(amount))).toHaveLength(1);
    },
  );

  it.each([
    ['en', 'December 17, 2026', /^\$[\d,]+ to \$[\d,]+$/],
    ['es', '17 de diciembre de 2026', /^de \$[\d,]+ a \$[\d,]+$/],
  ] as const)(
    'shows in %s the dates of the calendar, and the low and high of a saving',
    (language, date, range) => {
      const report = view(reportDocumentOf(houstonHome, language));
      const dates = block(report, 'calendar').items.flatMap((step) => step.date ?? []);
      expect(dates.join(' ')).toContain(date);
      const amounts = block(report, 'ranges').items.map(({ amount }) => amount);
      expect(amounts.filter((amount) => range.test(amount)).length).toBeGreaterThan(2);
    },
  );

  it('shows the one amount at stake of a strategy whose range nobody wrote', () => {
    const earlier = structuredClone(reportDocumentOf(houstonHome, 'en'));
    for (const strategy of earlier.sections.negotiationStrategies.strategies) strategy.saving = null;
    const [first] = block(view(earlier), 'ranges').items;
    expect(first).toMatchObject({ amount: expect.stringMatching(/^up to \$/), bar: { from: 0, to: 1 } });
  });

  it('shows a report of before cash to close with the totals that it has', () => {
    const earlier = structuredClone(reportDocumentOf(houstonHome, 'en'));
    const { costSummary } = earlier.sections;
    costSummary.cashToClose = null;
    costSummary.agentCompensation = { cents: 1_125_000, withoutCents: 2_318_043, text: 'Of this, $11,250.' };
    for (const fee of earlier.fees) delete fee.atClosing;
    const report = view(earlier);
    expect(report.head).toMatchObject({
      headline: { label: 'Bring for fees, typically', amount: '$20,848.81' },
      scenario: ['Of this, $11,250.'],
    });
    expect(block(report, 'sum').rows.at(-1)).toMatchObject({ amount: '$24,848.81', bar: { from: 0, to: 1 } });
  });
});
