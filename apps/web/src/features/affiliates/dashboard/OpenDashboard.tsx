import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Affiliate } from '../../../shared/api/affiliate';
import { href } from '../../../shared/i18n/paths';
import { Closing } from '../Closing';
import { Dashboard } from './Dashboard';
import t from './texts';

type Ending = 'replaced' | 'left';

/** The dashboard, until its reader ends the session; the way on loads another page, so that nothing of it stays. */
export function OpenDashboard({ affiliate }: { affiliate: Affiliate }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  if (ending === null) {
    return (
      <Dashboard
        affiliate={affiliate}
        onReplaced={() => setEnding('replaced')}
        onLeft={() => setEnding('left')}
      />
    );
  }
  const { title, body } = {
    replaced: { title: t.replace.done.title, body: t.replace.done.body(affiliate.email) },
    left: t.leave.done,
  }[ending];
  return (
    <Closing title={title} body={body}>
      <Link className="btn btn-accent" to={href('home', 'en')} reloadDocument>
        {t.home}
      </Link>
    </Closing>
  );
}
