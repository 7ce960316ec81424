import { Link } from 'react-router-dom';
import type { AdminUser } from '../../../shared/api/admin';
import { formatCents } from '../../../shared/i18n/money';
import { Card } from '../Card';
import { Figure } from '../FactsAndFigures';
import { Remote } from '../Remote';
import { isSiteClosed, reportPriceCents, useSettings } from '../settings/settings';
import texts from './texts';

const t = texts.now;

/** Price, availability and sign-in security, each with a link to change it. */
export function SiteStatus({ user }: { user: AdminUser }) {
  const settings = useSettings();
  return (
    <Card title={t.title}>
      <Remote query={settings} loading={t.loading}>
        {(view) => (
          <dl className="grid gap-4 md:grid-cols-3">
            <Figure
              name={t.price}
              value={formatCents(reportPriceCents(view), 'en', 2)}
              note={<NoteWithLink note={t.priceNote} name={t.price} tab="settings" />}
            />
            <Figure
              name={t.site}
              value={isSiteClosed(view) ? t.closed : t.open}
              note={
                <NoteWithLink
                  note={isSiteClosed(view) ? t.closedNote : t.openNote}
                  name={t.site}
                  tab="settings"
                />
              }
              warns={isSiteClosed(view)}
            />
            <Figure
              name={t.account}
              value={user.secondFactor ? t.secured : t.passwordOnly}
              note={
                <NoteWithLink
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

function NoteWithLink({ note, name, tab }: { note: string; name: string; tab: string }) {
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
