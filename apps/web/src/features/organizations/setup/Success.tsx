import { Building2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPathOf } from '@closewise/domain/organizations';
import { englishHref } from '../../../shared/i18n/english-paths';
import { FactLine } from '../FactLine';
import { publicUrl } from '../../../shared/seo/public-url';
import { NumberedList } from '../../../shared/ui/NumberedList';
import { Panel } from '../../../shared/ui/Panel';
import { SuccessBand } from '../../../shared/ui/SuccessBand';
import texts from './texts';
import type { Enrolled } from './use-setup';

const t = texts.success;

/** After the enrollment: it is there, it waits, and what comes next. */
export function Success({ message, tag, email, dashboardToken }: Enrolled) {
  const dashboardPath = dashboardPathOf(tag);
  const ownPath = `${englishHref('affiliateDashboard')}/${encodeURIComponent(dashboardToken)}`;
  return (
    <>
      <SuccessBand icon={Building2} title={message}>
        <p className="mt-4 max-w-xl text-lg text-pine-100">{t.waits}</p>
      </SuccessBand>
      <div className="wrap grid items-start gap-x-14 gap-y-10 py-14 lg:grid-cols-2">
        <section aria-labelledby="next-title">
          <h2 id="next-title" className="display mb-5 text-[1.625rem]">
            {t.next}
          </h2>
          <NumberedList items={t.steps} />
        </section>
        <Panel title={t.account}>
          <dl className="-mt-2 divide-y divide-dashed divide-line">
            <FactLine name={t.tag} value={tag} />
            <FactLine name={t.login} value={email} />
            <FactLine name={t.address} value={publicUrl() + dashboardPath} />
          </dl>
          <Link className="btn btn-primary mt-4 w-full" to={dashboardPath}>
            {t.open}
          </Link>
          <p className="mt-6 border-t border-dashed border-line pt-4 text-[0.9375rem] text-muted">
            {t.own}{' '}
            <Link className="link" to={ownPath}>
              {t.ownLink}
            </Link>
          </p>
        </Panel>
      </div>
    </>
  );
}
