import type { NextPayout as Next } from '../api/payouts';
import { dayName } from '../i18n/days';
import type { Language } from '../i18n/language';
import { formatCents } from '../i18n/money';
import { monthName } from '../i18n/months';
import { Notice } from '../ui/Notice';
import type { PayoutMessages } from './messages.en';
import { PayoutFacts } from './PayoutFacts';

type Props = { next: Next; minimumCents: number; t: PayoutMessages; language: Language };
type Said = { amount: string; sentence: string; more?: string; missing?: string };

/** When how much comes, or why nothing does. */
export function NextPayout(props: Props) {
  const { amount, sentence, more, missing } = saidOf(props);
  return (
    <PayoutFacts title={props.t.next.title} amount={amount}>
      <p>{sentence}</p>
      {more && <p className="text-muted">{more}</p>}
      {missing && <Notice tone="warning">{missing}</Notice>}
    </PayoutFacts>
  );
}

function saidOf({ next, minimumCents, t, language }: Props): Said {
  const said = t.next;
  const money = (cents: number) => formatCents(cents, language, 2);
  if (next.status === 'below-minimum')
    return {
      amount: said.lackingAmount(money(next.lackingCents)),
      sentence: said.lacking(formatCents(minimumCents, language)),
    };
  if (next.status === 'negative')
    return { amount: said.negativeAmount, sentence: said.negative(money(next.owedCents)) };
  const amount = money(next.amountCents);
  const month = monthName(next.month, language);
  switch (next.status) {
    case 'expected': {
      const more = next.laterCents > 0 ? said.later(money(next.laterCents)) : undefined;
      return { amount, sentence: said.expected(month, dayName(next.from, language)), more };
    }
    case 'blocked': {
      const sentence = said.blocked(dayName(next.from, language));
      return { amount, sentence, missing: t.blocks[next.reason] };
    }
    case 'prepared':
      return { amount, sentence: said.prepared(month) };
    case 'being-paid':
      return { amount, sentence: said.beingPaid(month) };
    default:
      return { amount, sentence: said[next.status](month), missing: t.problems[next.problem] };
  }
}
