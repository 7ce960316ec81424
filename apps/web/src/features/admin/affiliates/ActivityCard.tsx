import { Link } from 'react-router-dom';
import type { AffiliateActivity } from '@closewise/contracts/admin';
import { readAffiliateActivity } from '../../../shared/api/admin-affiliates';
import { Badge } from '../../../shared/ui/Badge';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { ledgerLink } from '../ledger/ledger-address';
import { formatMoment } from '../moments';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.activity;
const shown = 10;
const tones = { 'sign-up': 'plain', sale: 'good', 'rate-change': 'warning' } as const;

/** Recent sign-ups, sales and rate changes, newest first. */
export function ActivityCard() {
  const activity = useAdminQuery(['affiliate-activity'], () => readAffiliateActivity(shown));
  return (
    <Card title={t.title}>
      <Remote query={activity} loading={t.loading}>
        {(view) =>
          view.activity.length === 0 ? (
            <p className="text-muted">{t.empty}</p>
          ) : (
            <ol className="divide-y divide-dashed divide-line">
              {view.activity.map((entry) => (
                <ActivityLine key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </Remote>
    </Card>
  );
}

function ActivityLine({ entry: { kind, name, referralCode, summary, at } }: { entry: AffiliateActivity }) {
  return (
    <li className="grid items-start gap-x-6 gap-y-1.5 py-3.5 leading-snug sm:grid-cols-[6rem_1fr_auto]">
      <span>
        <Badge tone={tones[kind]}>{t.kinds[kind]}</Badge>
      </span>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{name ?? t.erased}</span>{' '}
        <Link
          className="link num inline-flex min-h-6 items-center text-[0.9375rem]"
          aria-label={texts.list.ledgerOf(referralCode)}
          to={ledgerLink({ kind: 'affiliate', label: referralCode })}
        >
          {referralCode}
        </Link>
        <span className="block text-muted">{summary}</span>
      </p>
      <time dateTime={at} className="num text-[0.9375rem] text-muted">
        {formatMoment(at)}
      </time>
    </li>
  );
}
