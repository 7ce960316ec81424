import type { LastPayout as Last } from '../api/payouts';
import { dayName } from '../i18n/days';
import type { Language } from '../i18n/language';
import { formatCents } from '../i18n/money';
import { monthName } from '../i18n/months';
import { Notice } from '../ui/Notice';
import type { PayoutMessages } from './messages.en';
import { PayoutFacts } from './PayoutFacts';

type Props = { last: Last | null; t: PayoutMessages; language: Language };

/** What became of the newest payout that was tried. */
export function LastPayout({ last, t, language }: Props) {
  const { title, ...said } = t.last;
  if (last === null)
    return (
      <PayoutFacts title={title}>
        <p className="text-muted">{said.none}</p>
      </PayoutFacts>
    );
  const amount = formatCents(last.amountCents, language, 2);
  const sentence = said[last.status](monthName(last.month, language), dayName(last.at, language));
  return (
    <PayoutFacts title={title} amount={amount}>
      <p>{sentence}</p>
      {last.status === 'paid' && last.cameBackCents > 0 && (
        <Notice tone="warning">{said.cameBack(formatCents(last.cameBackCents, language, 2))}</Notice>
      )}
      {last.status !== 'paid' && <Notice tone="warning">{t.problems[last.problem]}</Notice>}
    </PayoutFacts>
  );
}
