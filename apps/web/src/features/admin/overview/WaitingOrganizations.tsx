import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/Notice';
import { failureOf } from '../admin-calls';
import { useOrganizations } from '../organizations/use-organizations';
import texts from './texts';

const t = texts.waiting;

/** Somebody waits for an admin, or nobody knows; nothing is shown while nobody does. */
export function WaitingOrganizations() {
  const { data, error } = useOrganizations();
  const failure = data ? null : failureOf(error, t.failed);
  if (failure) return <Notice tone="error">{failure}</Notice>;
  const waiting = data?.organizations.filter(({ status }) => status === 'waiting').length ?? 0;
  if (waiting === 0) return null;
  return (
    <Notice tone="warning" title={t.title(waiting)}>
      {t.body}{' '}
      <Link className="link" to="?tab=affiliates&view=organizations">
        {t.open(waiting)}
      </Link>
    </Notice>
  );
}
