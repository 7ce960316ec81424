import type { Preview, PreviewedSection } from './preview.js';

const columnWidth = 58;

/** The preview for people: the words in two columns, then what was not taken, then tokens, cost and time. */
export function previewText({ writing, sections }: Preview): string {
  const { model, calls, repairs, inputTokens, cachedTokens, outputTokens } = writing;
  const { costMicroDollars, latencyMs } = writing;
  return [
    ...sections.map(sectionText),
    `${model}: ${calls} calls, ${repairs} of them repairs; ${inputTokens} tokens in, ${cachedTokens} of them cached, ` +
      `${outputTokens} out; $${(costMicroDollars / 1_000_000).toFixed(4)}; ${(latencyMs / 1000).toFixed(1)} s`,
  ].join('\n\n');
}

function sectionText({ section, reason, rejections, rules, model }: PreviewedSection): string {
  const [own, others] = [proseIn(rules), proseIn(model)];
  const count = Math.max(own.length, others.length);
  const rows = Array.from({ length: count }, (_, index) => sideBySide(own[index], others[index])).flat();
  const heading = `== ${section}${reason ? `: worded by the rules (${reason})` : ''}`;
  const notTaken = rejections.map((said) => `not taken: ${said.where}: ${said.reason}: ${said.found}`);
  return [heading, ...rows, ...notTaken].join('\n');
}

/** Each text of a section in its order, without ids and figures. */
function proseIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(?:feeId|sourceId|confidence|rule)$/.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null || name === 'feeIds') return [];
  return Object.entries(value).flatMap(([key, part]) => proseIn(part, Array.isArray(value) ? name : key));
}

function sideBySide(left = '', right = ''): string[] {
  const [lefts, rights] = [inLines(left), inLines(right)];
  const rows = Array.from({ length: Math.max(lefts.length, rights.length) }, (_, index) =>
    `${(lefts[index] ?? '').padEnd(columnWidth)} | ${rights[index] ?? ''}`.trimEnd(),
  );
  return [...rows, ''];
}

const inLines = (text: string): string[] =>
  text.match(new RegExp(`\\S.{0,${columnWidth - 2}}(?=\\s|$)|\\S{${columnWidth - 1}}`, 'gu')) ?? [];
