import { Link } from 'react-router-dom';
import type { AdminUser } from '../../../shared/api/admin';
import { formatCents } from '../../../shared/i18n/money';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Remote } from '../Remote';
import { isClosed, priceCentsOf } from '../settings/setting-values';
import { useSettings } from '../settings/use-settings';
import texts from './texts';

const t = texts.now;

/** What holds at this moment, and where it is changed. */
export function SiteNow({ user }: { user: AdminUser }) {
  const settings = useSettings();
  return (
    <Card title={t.title}>
      <Remote query={settings} loading={t.loading}>
        {(view) => (
          <dl className="grid gap-4 md:grid-cols-3">
            <Figure
              name={t.price}
              value={formatCents(priceCentsOf(view), 'en', 2)}
              note={<Changeable note={t.priceNote} name={t.price} tab="settings" />}
            />
            <Figure
              name={t.site}
              value={isClosed(view) ? t.closed : t.open}
              note={
                <Changeable note={isClosed(view) ? t.closedNote : t.openNote} name={t.site} tab="settings" />
              }
              warns={isClosed(view)}
            />
            <Figure
              name={t.account}
              value={user.secondFactor ? t.secured : t.passwordOnly}
              note={
                <Changeable
                  note={user.secondFactor ? t.securedNote : t.passwordOnlyNote}
                  name={t.account}
                  tab="security"
                />
              }
            />
          </dl>
        )}
      </Remote>
    </Card>
  );
}

function Changeable({ note, name, tab }: { note: string; name: string; tab: string }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span>{note}</span>
      <Link className="link inline-flex min-h-6 items-center" to={`?tab=${tab}`}>
        {t.change}
        <span className="sr-only">{` ${name.toLowerCase()}`}</span>
      </Link>
    </span>
  );
}
