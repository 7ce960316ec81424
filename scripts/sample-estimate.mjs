import { readRuleBook } from './rule-book.mjs';

/** Fixed, so that the sample changes with the rules only, never with the calendar. */
const closingDate = '2027-01-15';
const home = {
  state: 'TX',
  city: 'Houston',
  zip: '77002',
  price: 450_000,
  buyerType: 'first-time',
  closingDate,
};

const sections = ['A', 'B', 'C', 'E', 'F', 'G', 'H'];

/** The negotiable line with the most to win, as the landing page shows one. */
const mostToWin = (lines) =>
  lines
    .filter(({ category, range }) => category === 'negotiable' && range.typicalCents > 0)
    .toSorted((one, other) => other.range.highCents - one.range.highCents)[0];

/** The $450,000 Houston sample of the landing page as a TypeScript file. */
export async function sampleEstimate() {
  const { estimateClosingCosts, rules } = await readRuleBook();
  const { lines, totals, loanAmountCents, cashToClose } = estimateClosingCosts(home, rules, closingDate);
  const { name, range, whoToContact, whatToAskFor } = mostToWin(lines);
  const sample = {
    loanAmountCents,
    sections: sections.map((section) => ({
      section,
      amountCents: cashToClose.sellerPaysAgent.sections[section],
    })),
    totals: {
      requiredCents: totals.requiredCents,
      negotiableCents: totals.negotiableCents,
      optionalCents: totals.optionalCents,
      totalCents: cashToClose.sellerPaysAgent.closingCostsCents,
    },
    negotiable: {
      name,
      lowCents: range.lowCents,
      highCents: range.highCents,
      whoToContact,
      whatToAskFor,
    },
  };
  return [
    '// Generated from the closing-cost engine by scripts/sample-estimate.mjs.',
    '/** The $450,000 Houston sample: closing costs if the seller pays the buyer’s agent. */',
    `export const sampleEstimate = ${asTypeScript(sample, '')} as const;`,
    '',
  ].join('\n');
}

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** As the formatter writes it. */
function asTypeScript(value, indent) {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${asTypeScript(item, inner)},\n`).join('')}${indent}]`;
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${name}: ${asTypeScript(field, inner)},\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}
