import type { CashToCloseRow, ReportFee } from './cost-sections.js';
import { premiumFacts } from './place-sections.js';
import { documentShape, type ReportDocument } from './report-document.js';

type Contradiction = { path: string[]; message: string };
type FeeReference = { path: string[]; feeIds: readonly string[] };

/** A report in one language. Rejects a document that contradicts itself or its own fees. */
export const reportDocumentSchema = documentShape.superRefine((document, context) => {
  for (const { path, message } of findContradictions(document)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
/** Finds what the schema cannot express: unknown or missing fees and sources, wrong categories, totals and orders. */
export function findContradictions(document: ReportDocument): Contradiction[] {
  return [
    ...repeatedIds(document),
    ...unknownFees(document),
    ...misplacedFees(document),
    ...sourceContradictions(document),
    ...wrongTotals(document),
    ...wrongHeadline(document),
    ...wrongOrder(document),
    ...wrongSavings(document),
    ...wrongDates(document),
  ];
}

function repeatedIds({ fees, sources }: ReportDocument): Contradiction[] {
  const repeated = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...repeated(fees.map((fee) => fee.id)).map((id) => ({ path: ['fees'], message: `${id} appears twice` })),
    ...repeated(sources.map((source) => source.id)).map((id) => ({
      path: ['sources'],
      message: `${id} appears twice`,
    })),
  ];
}

function feeReferences({ sections }: ReportDocument): FeeReference[] {
  return [
    ...Object.entries(sectionsByCategory(sections)).map(([category, feeIds]) => ({
      path: ['sections', `${category}Fees`],
      feeIds,
    })),
    ...sections.negotiationStrategies.strategies.map((strategy) => ({
      path: ['sections', 'negotiationStrategies', strategy.title],
      feeIds: strategy.feeIds,
    })),
    ...sections.contacts.contacts.map((contact) => ({
      path: ['sections', 'contacts', contact.who],
      feeIds: contact.feeIds,
    })),
  ];
}

function unknownFees(document: ReportDocument): Contradiction[] {
  const known = new Set(document.fees.map((fee) => fee.id));
  return feeReferences(document).flatMap(({ path, feeIds }) =>
    feeIds.filter((id) => !known.has(id)).map((id) => ({ path, message: `unknown fee ${id}` })),
  );
}

function sectionsByCategory(sections: ReportDocument['sections']): Record<ReportFee['category'], string[]> {
  return {
    required: sections.requiredFees.feeIds,
    negotiable: sections.negotiableFees.fees.map((fee) => fee.feeId),
    optional: sections.optionalFees.feeIds,
  };
}

function misplacedFees({ fees, sections }: ReportDocument): Contradiction[] {
  const placed = sectionsByCategory(sections);
  return fees.flatMap((fee) => {
    const places = Object.values(placed)
      .flat()
      .filter((id) => id === fee.id).length;
    return places === 1 && placed[fee.category].includes(fee.id)
      ? []
      : [{ path: ['fees', fee.id], message: `must appear once, among the ${fee.category} fees` }];
  });
}

function sourceContradictions({ fees, sources, sections, premium }: ReportDocument): Contradiction[] {
  const ofPremium = premium ? premiumFacts(premium) : [];
  const facts = [...sections.marketAnalysis.facts, ...sections.localInsights.facts, ...ofPremium];
  const cited = [...fees, ...facts, ...sections.costSummary.notices];
  const used = new Set(cited.flatMap((item) => item.sourceId ?? []));
  const listed = new Set(sources.map((source) => source.id));
  return [
    ...[...used]
      .filter((id) => !listed.has(id))
      .map((id) => ({ path: ['sources'], message: `${id} is missing` })),
    ...[...listed]
      .filter((id) => !used.has(id))
      .map((id) => ({ path: ['sources'], message: `${id} is not used` })),
  ];
}

/** Whether the fee is part of the closing costs; in reports that do not say so, all but optional fees are. */
export const isAtClosing = (
  fee: Pick<ReportFee, 'atClosing' | 'category' | 'loanEstimateSection'>,
): boolean => fee.atClosing ?? (fee.category !== 'optional' && fee.loanEstimateSection !== 'post-closing');

const signOf = (row: CashToCloseRow): number => (row === 'D' || row === 'I' || row === 'J' ? 0 : 1);

function wrongHeadline({ sections }: ReportDocument): Contradiction[] {
  const { cashToClose } = sections.costSummary;
  if (!cashToClose) return [];
  const parts = cashToClose.rows.filter(({ row }) => row !== 'cash-to-close');
  const brought = parts.reduce((total, { row, cents }) => total + signOf(row) * cents, 0);
  const shown = cashToClose.rows.find(({ row }) => row === 'cash-to-close')?.cents;
  if (brought === cashToClose.headlineCents && shown === cashToClose.headlineCents) return [];
  return [{ path: ['sections', 'costSummary', 'cashToClose'], message: 'is not the sum of its rows' }];
}

function wrongTotals({ fees, sections }: ReportDocument): Contradiction[] {
  const { totals, breakdown } = sections.costSummary;
  const sums = {
    required: sum(fees.filter((fee) => fee.category === 'required')),
    negotiable: sum(fees.filter((fee) => fee.category === 'negotiable')),
    optional: sum(fees.filter((fee) => fee.category === 'optional')),
    all: sum(fees),
    atClosing: sum(fees.filter(isAtClosing)),
  };
  const wrong = (Object.keys(sums) as (keyof typeof sums)[]).filter(
    (key) => !sameRange(sums[key], totals[key]),
  );
  const inChart = sum(breakdown);
  return [
    ...wrong.map((key) => ({
      path: ['sections', 'costSummary', 'totals', key],
      message: 'is not the sum of its fees',
    })),
    ...(sameRange(inChart, sums.all)
      ? []
      : [{ path: ['sections', 'costSummary', 'breakdown'], message: 'is not the sum of the fees' }]),
  ];
}

function sum(items: readonly { buyer: ReportFee['buyer'] }[]): ReportFee['buyer'] {
  return items.reduce(
    (total, { buyer }) => ({
      lowCents: total.lowCents + buyer.lowCents,
      typicalCents: total.typicalCents + buyer.typicalCents,
      highCents: total.highCents + buyer.highCents,
    }),
    { lowCents: 0, typicalCents: 0, highCents: 0 },
  );
}

function sameRange(left: ReportFee['buyer'], right: ReportFee['buyer']): boolean {
  return (
    left.lowCents === right.lowCents &&
    left.typicalCents === right.typicalCents &&
    left.highCents === right.highCents
  );
}

function wrongOrder({ sections }: ReportDocument): Contradiction[] {
  const stakes = sections.negotiationStrategies.strategies.map((strategy) => strategy.atStakeCents);
  const ordered = stakes.every((stake, index) => index === 0 || stake <= (stakes[index - 1] ?? stake));
  return ordered
    ? []
    : [{ path: ['sections', 'negotiationStrategies'], message: 'must start with the most dollars at stake' }];
}

function wrongSavings({ sections }: ReportDocument): Contradiction[] {
  return sections.negotiationStrategies.strategies.flatMap(({ title, atStakeCents, saving }) =>
    saving && (saving.lowCents > saving.highCents || saving.highCents > atStakeCents)
      ? [
          {
            path: ['sections', 'negotiationStrategies', title],
            message: 'saving must lie from its low to its high, within what is at stake',
          },
        ]
      : [],
  );
}

function wrongDates({ sections }: ReportDocument): Contradiction[] {
  return sections.closingTimeline.steps.flatMap(({ title, date, lastDate }) =>
    lastDate !== null && (date === null || lastDate < date)
      ? [{ path: ['sections', 'closingTimeline', title], message: 'ends before it begins' }]
      : [],
  );
}
