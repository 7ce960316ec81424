import { Link } from 'react-router-dom';
import type { AdminUser } from '../../../shared/api/admin';
import { formatCents } from '../../../shared/i18n/money';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { isClosed, priceCentsOf } from '../settings/setting-values';
import { useSettings } from '../settings/use-settings';

const texts = {
  title: 'The site now',
  loading: 'Loading the state of the site...',
  price: 'Report price',
  priceNote: 'What the next buyer pays',
  site: 'Public site',
  open: 'Open',
  closed: 'Closed for maintenance',
  openNote: 'Visitors can buy reports',
  closedNote: 'Visitors see the renovation screen',
  account: 'Your sign-in',
  secured: 'Password and code',
  passwordOnly: 'Password only',
  securedNote: 'A second factor protects your account',
  passwordOnlyNote: 'A second factor would protect your account',
  change: 'Change',
} as const;

/** What holds at this moment. */
export function OverviewTab({ user }: { user: AdminUser }) {
  const settings = useSettings();
  return (
    <Card title={texts.title}>
      <Remote query={settings} loading={texts.loading}>
        {(view) => (
          <dl className="grid gap-4 md:grid-cols-3">
            <Figure
              name={texts.price}
              value={formatCents(priceCentsOf(view), 'en', 2)}
              note={texts.priceNote}
              tab="settings"
            />
            <Figure
              name={texts.site}
              value={isClosed(view) ? texts.closed : texts.open}
              note={isClosed(view) ? texts.closedNote : texts.openNote}
              tab="settings"
              warns={isClosed(view)}
            />
            <Figure
              name={texts.account}
              value={user.secondFactor ? texts.secured : texts.passwordOnly}
              note={user.secondFactor ? texts.securedNote : texts.passwordOnlyNote}
              tab="security"
            />
          </dl>
        )}
      </Remote>
    </Card>
  );
}

type FigureProps = { name: string; value: string; note: string; tab: string; warns?: boolean };

function Figure({ name, value, note, tab, warns = false }: FigureProps) {
  return (
    <div
      className={`rounded-2xl border p-5 ${warns ? 'border-marigold-400 bg-marigold-100' : 'border-line'}`}
    >
      <dt className="text-[0.9375rem] font-semibold text-muted">{name}</dt>
      <dd className="mt-1">
        <span className="display num block text-[1.75rem]">{value}</span>
        <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-[0.9375rem] text-muted">
          {note}
          <Link className="link inline-flex min-h-6 items-center" to={`?tab=${tab}`}>
            {texts.change}
            <span className="sr-only"> {name.toLowerCase()}</span>
          </Link>
        </span>
      </dd>
    </div>
  );
}
