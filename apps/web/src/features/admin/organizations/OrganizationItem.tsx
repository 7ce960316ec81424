import { Link } from 'react-router-dom';
import type { AdminOrganization } from '@closewise/contracts/admin';
import { Badge } from '../../../shared/ui/Badge';
import { ledgerOf } from '../ledger/ledger-address';
import { useMayChange } from '../may-change';
import { momentOf } from '../moment';
import { DecisionForm } from './DecisionForm';
import { OrganizationStatements } from './OrganizationStatements';
import texts from './texts';

/** Who it is and who speaks for it. */
export function OrganizationItem({ organization }: { organization: AdminOrganization }) {
  const { name, tag, status, contactName, contactEmail, registeredAt, dashboardPath } = organization;
  const contact = [contactName, contactEmail].filter(Boolean).join(', ');
  const waits = status === 'waiting';
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
            <time dateTime={registeredAt}>{texts.registered(momentOf(registeredAt))}</time>
          </p>
        </div>
        <Badge tone={waits ? 'warning' : 'good'}>{waits ? texts.waiting : texts.approved}</Badge>
      </div>
      {waits && mayChange && <DecisionForm organization={organization} />}
      {!waits && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link
            className="link inline-flex min-h-6 items-center"
            aria-label={texts.ledgerOf(tag)}
            to={ledgerOf({ kind: 'organization', label: tag })}
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
