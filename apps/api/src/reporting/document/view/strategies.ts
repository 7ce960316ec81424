import type { NegotiationStrategies } from '@closewise/contracts/report-document';
import type { RangesBlock, StrategiesBlock } from './blocks.js';
import type { Viewing } from './viewing.js';

type Strategy = NegotiationStrategies['strategies'][number];

const namedFees = 5;
/** A strategy that concerns more parties than these is nobody's call in particular. */
const namedParties = 2;

const anchorOf = (rank: number): string => `strategy-${rank}`;

/** What it can save: reports of before December 2026 know the high end alone. */
function spanOf({ saving, atStakeCents }: Strategy): { fromCents: number; toCents: number } {
  return saving
    ? { fromCents: saving.lowCents, toCents: saving.highCents }
    : { fromCents: 0, toCents: atStakeCents };
}

/** A strategy without a saving beside others that have one only moves a payment to another day. */
const isLater = ({ strategies }: NegotiationStrategies, { saving }: Strategy): boolean =>
  saving === null && strategies.some((other) => other.saving !== null);

/** Strategies tell the amounts that they are shown with; those of reports of before December 2026 are not rounded. */
const isRounded = (cents: number): boolean => cents % 500 === 0;

function amountOf({ words, formats, document }: Viewing, strategy: Strategy): string {
  const { fromCents, toCents } = spanOf(strategy);
  const money = (cents: number) => formats[isRounded(cents) ? 'dollars' : 'roughMoney'](cents);
  const to = money(toCents);
  if (isLater(document.sections.negotiationStrategies, strategy)) return words.savings.later(to);
  if (fromCents <= 0) return words.upTo(to);
  const from = money(fromCents);
  return from === to ? to : words.range(from, to);
}

/** What each strategy can save, in one scale; where nothing is sure to be saved, the bar begins at zero. */
export function savingsBlock(viewing: Viewing): RangesBlock {
  const section = viewing.document.sections.negotiationStrategies;
  const { title, caption, captionWithLater } = viewing.words.savings;
  const spans = section.strategies.map((strategy, index) => ({
    strategy,
    rank: index + 1,
    isLater: isLater(section, strategy),
    ...spanOf(strategy),
  }));
  const most = Math.max(1, ...spans.map(({ toCents }) => toCents));
  return {
    kind: 'ranges',
    title,
    caption: spans.some((span) => span.isLater) ? captionWithLater : caption,
    items: spans.map(({ strategy, rank, isLater: isPaidLater, fromCents, toCents }) => ({
      rank,
      name: strategy.title,
      amount: amountOf(viewing, strategy),
      bar: { from: fromCents < toCents ? fromCents / most : 0, to: toCents / most },
      isLater: isPaidLater,
      anchor: anchorOf(rank),
    })),
  };
}

/** The strategies from one place to another, with the words to say. */
export function strategiesBlock(viewing: Viewing, from: number, to?: number): StrategiesBlock {
  const { strategies } = viewing.document.sections.negotiationStrategies;
  return {
    kind: 'strategies',
    items: strategies.slice(from, to).map((strategy, index) => ({
      anchor: anchorOf(from + index + 1),
      rank: from + index + 1,
      title: strategy.title,
      amount: amountOf(viewing, strategy),
      text: strategy.atStake,
      steps: strategy.steps,
      pairs: pairsOf(viewing, strategy),
    })),
  };
}

function pairsOf(viewing: Viewing, strategy: Strategy): StrategiesBlock['items'][number]['pairs'] {
  const { savings } = viewing.words;
  const whom = partiesOf(viewing, strategy);
  return [
    ...(whom ? [{ term: savings.whom, text: whom, tone: 'plain' } as const] : []),
    ...(strategy.script ? [{ term: savings.say, text: strategy.script, tone: 'said' } as const] : []),
    { term: savings.concerns, text: feesOf(viewing, strategy), tone: 'plain' },
    ...(strategy.rule ? [{ term: savings.rule, text: strategy.rule, tone: 'foreign' } as const] : []),
  ];
}

function partiesOf({ document }: Viewing, { feeIds }: Strategy): string | null {
  const parties = document.sections.contacts.contacts
    .filter((contact) => contact.feeIds.some((id) => feeIds.includes(id)))
    .map(({ who }) => who);
  return parties.length > 0 && parties.length <= namedParties ? parties.join('; ') : null;
}

function feesOf({ fee, words }: Viewing, { feeIds }: Strategy): string {
  const names = feeIds.slice(0, namedFees).map((id) => fee(id).name);
  const more = feeIds.length - names.length;
  return more > 0 ? words.savings.andMore(names.join('; '), more) : names.join('; ');
}
