import type { NegotiationStrategies } from '@closewise/contracts/report-document';
import { type Viewing, anchors } from './viewing.js';
import type { ViewSection } from './report-view.js';
import type { RangesBlock, StrategiesBlock } from './blocks.js';

/** The number of strategies on the front; the others are in the appendix. */
const strategiesOnFront = 3;

/** A chart of all savings, and the most important strategies with scripts. */
export function viewNegotiation(viewing: Viewing): ViewSection {
  const { title, introduction, strategies } = viewing.document.sections.negotiationStrategies;
  return {
    anchor: anchors.negotiationStrategies,
    title,
    introduction,
    blocks:
      strategies.length > 0 ? [savingsBlock(viewing), strategiesBlock(viewing, 0, strategiesOnFront)] : [],
  };
}

/** The remaining strategies; null if the front has all of them. */
export function viewMoreStrategies(viewing: Viewing): ViewSection | null {
  const { strategies } = viewing.document.sections.negotiationStrategies;
  if (strategies.length <= strategiesOnFront) return null;
  const { more, moreIntroduction } = viewing.words.savings;
  return {
    anchor: anchors.moreStrategies,
    title: more,
    introduction: moreIntroduction,
    blocks: [strategiesBlock(viewing, strategiesOnFront)],
  };
}

type Strategy = NegotiationStrategies['strategies'][number];

const namedFees = 5;
/** A strategy for more parties than this names none of them. */
const namedParties = 2;

const anchorOfStrategy = (rank: number): string => `strategy-${rank}`;

/** The range of savings. Reports from before December 2026 have the high end only. */
function savingSpan({ saving, atStakeCents }: Strategy): { fromCents: number; toCents: number } {
  return saving
    ? { fromCents: saving.lowCents, toCents: saving.highCents }
    : { fromCents: 0, toCents: atStakeCents };
}

/** A strategy without a saving, among others that have one, only postpones a payment. */
const isLater = ({ strategies }: NegotiationStrategies, { saving }: Strategy): boolean =>
  saving === null && strategies.some((other) => other.saving !== null);

/** Amounts in reports from before December 2026 are not rounded yet. */
const isRounded = (cents: number): boolean => cents % 500 === 0;

function savingText({ words, formats, document }: Viewing, strategy: Strategy): string {
  const { fromCents, toCents } = savingSpan(strategy);
  const money = (cents: number) => formats[isRounded(cents) ? 'dollars' : 'roughMoney'](cents);
  const to = money(toCents);
  if (isLater(document.sections.negotiationStrategies, strategy)) return words.savings.later(to);
  if (fromCents <= 0) return words.upTo(to);
  const from = money(fromCents);
  return from === to ? to : words.range(from, to);
}

/** All savings on one scale. Bars start at zero if no saving is certain. */
function savingsBlock(viewing: Viewing): RangesBlock {
  const section = viewing.document.sections.negotiationStrategies;
  const { title, caption, captionWithLater } = viewing.words.savings;
  const spans = section.strategies.map((strategy, index) => ({
    strategy,
    rank: index + 1,
    isLater: isLater(section, strategy),
    ...savingSpan(strategy),
  }));
  const most = Math.max(1, ...spans.map(({ toCents }) => toCents));
  return {
    kind: 'ranges',
    title,
    caption: spans.some((span) => span.isLater) ? captionWithLater : caption,
    items: spans.map(({ strategy, rank, isLater: isPaidLater, fromCents, toCents }) => ({
      rank,
      name: strategy.title,
      amount: savingText(viewing, strategy),
      bar: { from: fromCents < toCents ? fromCents / most : 0, to: toCents / most },
      isLater: isPaidLater,
      anchor: anchorOfStrategy(rank),
    })),
  };
}

/** The strategies of a range of ranks, with scripts. */
function strategiesBlock(viewing: Viewing, from: number, to?: number): StrategiesBlock {
  const { strategies } = viewing.document.sections.negotiationStrategies;
  return {
    kind: 'strategies',
    items: strategies.slice(from, to).map((strategy, index) => ({
      anchor: anchorOfStrategy(from + index + 1),
      rank: from + index + 1,
      title: strategy.title,
      amount: savingText(viewing, strategy),
      text: strategy.atStake,
      steps: strategy.steps,
      pairs: strategyPairs(viewing, strategy),
    })),
  };
}

function strategyPairs(viewing: Viewing, strategy: Strategy): StrategiesBlock['items'][number]['pairs'] {
  const { savings } = viewing.words;
  const whom = namesOfParties(viewing, strategy);
  return [
    ...(whom ? [{ term: savings.whom, text: whom, tone: 'plain' } as const] : []),
    ...(strategy.script ? [{ term: savings.say, text: strategy.script, tone: 'said' } as const] : []),
    { term: savings.concerns, text: namesOfFees(viewing, strategy), tone: 'plain' },
    ...(strategy.rule ? [{ term: savings.rule, text: strategy.rule, tone: 'foreign' } as const] : []),
  ];
}

function namesOfParties({ document }: Viewing, { feeIds }: Strategy): string | null {
  const parties = document.sections.contacts.contacts
    .filter((contact) => contact.feeIds.some((id) => feeIds.includes(id)))
    .map(({ who }) => who);
  return parties.length > 0 && parties.length <= namedParties ? parties.join('; ') : null;
}

function namesOfFees({ fee, words }: Viewing, { feeIds }: Strategy): string {
  const names = feeIds.slice(0, namedFees).map((id) => fee(id).name);
  const more = feeIds.length - names.length;
  return more > 0 ? words.savings.andMore(names.join('; '), more) : names.join('; ');
}
