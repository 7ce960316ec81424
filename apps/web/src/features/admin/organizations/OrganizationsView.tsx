import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminOrganization } from '@closewise/contracts/admin';
import { readOrganizations } from '../../../shared/api/admin-organizations';
import { Badge } from '../../../shared/ui/Badge';
import { StatementList } from '../../../shared/statements/StatementList';
import { adminDataKey } from '../../../shared/account/admin-user';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { ledgerLink } from '../ledger/ledger-address';
import { useMayChange } from '../may-change';
import { formatMoment } from '../moments';
import texts from './texts';
import { DecisionForm } from './DecisionForm';

/** All organizations, those that wait for approval first. */
export const useOrganizations = () => useAdminQuery(['organizations'], readOrganizations);

/** All organizations, with a decision form for those that wait. */
export function OrganizationsView() {
  const organizations = useOrganizations();
  return (
    <Card title={texts.title} lede={texts.lede}>
      <Remote query={organizations} loading={texts.loading}>
        {(view) =>
          view.organizations.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ul className="divide-y divide-dashed divide-line">
              {view.organizations.map((organization) => (
                <OrganizationItem key={organization.tag} organization={organization} />
              ))}
            </ul>
          )
        }
      </Remote>
    </Card>
  );
}

/** Name, contact and status of an organization. */
function OrganizationItem({ organization }: { organization: AdminOrganization }) {
  const { name, tag, status, linkOpened, contactName, contactEmail, registeredAt, dashboardPath } =
    organization;
  const contact = [contactName, contactEmail].filter(Boolean).join(', ');
  const waits = status === 'waiting';
  const badge = !waits ? texts.approved : linkOpened ? texts.waiting : texts.linkNotOpened;
  const mayChange = useMayChange();
  return (
    <li className="grid gap-4 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h3 className="text-lg font-semibold leading-snug">
            <span>{name}</span> <span className="num font-normal text-muted">{tag}</span>
          </h3>
          <p className="text-[0.9375rem] text-muted">{contact || texts.noContact}</p>
          <p className="text-[0.9375rem] text-muted">
            <time dateTime={registeredAt}>{texts.registered(formatMoment(registeredAt))}</time>
          </p>
        </div>
        <Badge tone={waits ? 'warning' : 'good'}>{badge}</Badge>
      </div>
      {waits && mayChange && <DecisionForm organization={organization} />}
      {!waits && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link
            className="link inline-flex min-h-6 items-center"
            aria-label={texts.ledgerOf(tag)}
            to={ledgerLink({ kind: 'organization', label: tag })}
          >
            {texts.ledger}
          </Link>
          <Link
            className="link inline-flex min-h-6 items-center"
            aria-label={texts.dashboardOf(tag)}
            to={dashboardPath}
          >
            {texts.dashboard}
          </Link>
        </p>
      )}
      {!waits && <OrganizationStatements tag={tag} />}
    </li>
  );
}

/** An organization's statements, loaded when they are opened. */
function OrganizationStatements({ tag }: { tag: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link min-h-6 w-fit cursor-pointer">{texts.statementsOf(tag)}</summary>
      <div className="mt-3">
        {isOpen && (
          <StatementList of={{ kind: 'organization', tag }} queryKey={[adminDataKey, 'statements', tag]} />
        )}
      </div>
    </details>
  );
}
