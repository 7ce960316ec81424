import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/Notice';
import { useOrganizations } from '../organizations/use-organizations';
import texts from './texts';

const t = texts.waiting;

/** Somebody waits for an admin; nothing is shown while nobody does. */
export function WaitingOrganizations() {
  const { data } = useOrganizations();
  const waiting = data?.organizations.filter(({ status }) => status === 'waiting').length ?? 0;
  if (waiting === 0) return null;
  return (
    <Notice tone="warning" title={t.title(waiting)}>
      {t.body}{' '}
      <Link className="link" to="?tab=affiliates&view=organizations">
        {t.open}
      </Link>
    </Notice>
  );
}
