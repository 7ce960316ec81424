import { readRuleBook } from './rule-book.mjs';
import { samplePageOf } from './sample-page.mjs';

/** Fixed, so that the sample changes with the rules only, never with the calendar; the server's sample closes then, too. */
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
  return sourceOf('The $450,000 Houston sample: closing costs if the seller pays the buyer’s agent.', {
    sampleEstimate: sample,
  });
}

/** The same home for the sample page, in one language, as a TypeScript file. */
export async function samplePage(language) {
  const { estimateClosingCosts, rules } = await readRuleBook();
  const estimate = estimateClosingCosts(home, rules, closingDate);
  return sourceOf('The $450,000 Houston sample, fee by fee, if the seller pays the buyer’s agent.', {
    sample: samplePageOf(estimate, language),
  });
}

function sourceOf(says, values) {
  const [[name, value]] = Object.entries(values);
  return [
    '// Generated from the closing-cost engine by scripts/sample-estimate.mjs.',
    `/** ${says} */`,
    `export const ${name} = ${asTypeScript(value, '')} as const;`,
    '',
  ].join('\n');
}

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const printWidth = 110;

/** As the formatter writes it. */
function asTypeScript(value, indent) {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${asTypeScript(item, inner)},\n`).join('')}${indent}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => {
    const text = asTypeScript(field, inner);
    const isLong = typeof field === 'string' && `${inner}${name}: ${text},`.length > printWidth;
    return `${inner}${name}:${isLong && name.length > 2 ? `\n${inner}  ` : ' '}${text},\n`;
  });
  return `{\n${fields.join('')}${indent}}`;
}
