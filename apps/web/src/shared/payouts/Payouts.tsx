import { minuteMs } from '@closewise/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import {
  type LastPayout as Last,
  type NextPayout as Next,
  type PayoutOverview,
  type PayoutsOf,
  readPayouts,
} from '../api/payouts';
import { dayName } from '../i18n/days';
import { messagesByLanguage } from '../i18n/catalogues';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/LanguageContext';
import { formatCents } from '../i18n/money';
import { monthName } from '../i18n/months';
import type { Elements } from '../ui/elements';
import { Notice } from '../ui/Notice';
import { Panel } from '../ui/Panel';
import { Spinner } from '../ui/Spinner';
import type { PayoutMessages } from './messages.en';

const messages = messagesByLanguage<PayoutMessages>(
  import.meta.glob('./messages.*.ts', { eager: true, import: 'default' }),
);

type Props = { of: PayoutsOf; queryKey: readonly unknown[] };

/** A partner's last and next payout on the dashboard; `queryKey` caches the response. */
export function Payouts({ of, queryKey }: Props) {
  const language = useLanguage();
  const t = messages[language];
  const query = usePayouts(of, queryKey);
  const { disputedCents = 0, heldUntil = null } = query.data ?? {};
  return (
    <Panel title={t.title} lede={t.lede}>
      {query.isPending && <Spinner label={t.loading} />}
      {query.isError && (
        <div className="grid gap-3">
          <Notice tone="error">{t.failed}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => void query.refetch()}
          >
            {t.retry}
          </button>
        </div>
      )}
      {heldUntil && (
        <div className="mb-5">
          <Notice tone="warning">{t.heldUntil(dayName(heldUntil, language))}</Notice>
        </div>
      )}
      {query.isSuccess && (
        <div className="grid gap-6 sm:grid-cols-2">
          <LastPayout last={query.data.last} t={t} language={language} />
          <NextPayout
            next={query.data.next}
            minimumCents={query.data.minimumCents}
            t={t}
            language={language}
          />
        </div>
      )}
      {disputedCents > 0 && (
        <p className="mt-5 text-[0.9375rem] text-muted">
          {t.disputed(formatCents(disputedCents, language, 2))}
        </p>
      )}
    </Panel>
  );
}

type NextPayoutProps = { next: Next; minimumCents: number; t: PayoutMessages; language: Language };
type PayoutSummary = { amount: string; sentence: string; more?: string; missing?: string };

/** Date and amount of the next payout, or why nothing is paid. */
function NextPayout(props: NextPayoutProps) {
  const { amount, sentence, more, missing } = describeNextPayout(props);
  return (
    <PayoutFacts title={props.t.next.title} amount={amount}>
      <p>{sentence}</p>
      {more && <p className="text-muted">{more}</p>}
      {missing && <Notice tone="warning">{missing}</Notice>}
    </PayoutFacts>
  );
}

function describeNextPayout({ next, minimumCents, t, language }: NextPayoutProps): PayoutSummary {
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

type LastPayoutProps = { last: Last | null; t: PayoutMessages; language: Language };

/** The result of the latest payout. */
function LastPayout({ last, t, language }: LastPayoutProps) {
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

type PayoutFactsProps = { title: string; amount?: string; children: Elements };

/** A payout's amount with notes about it. */
const PayoutFacts = ({ title, amount, children }: PayoutFactsProps) => (
  <div className="grid min-w-0 content-start gap-3 text-[0.9375rem] leading-snug">
    <div>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {amount && <p className="num text-[1.625rem] font-bold leading-tight">{amount}</p>}
    </div>
    {children}
  </div>
);

/** A payee's payouts and account state; components with the same key share one request. */
export const usePayouts = (of: PayoutsOf, queryKey: readonly unknown[]) =>
  useQuery({ queryKey, queryFn: () => readPayouts(of), staleTime: minuteMs });

/** Whether the payout account's setup was started but not completed. */
export const isSetupBegun = (payouts: PayoutOverview | undefined): boolean =>
  payouts?.setup === 'started' || payouts?.setup === 'incomplete';
