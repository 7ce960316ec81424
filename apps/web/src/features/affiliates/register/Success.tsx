import { MailCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '../../../shared/i18n/paths';
import { NumberedList } from '../../../shared/ui/NumberedList';
import { SuccessBand } from '../../../shared/ui/SuccessBand';
import { SendLinkForm } from '../SendLinkForm';
import texts from './texts';

const t = texts.success;

/** After the sign-up: everything else is in the mail. */
export function Success({ email }: { email: string }) {
  return (
    <>
      <SuccessBand icon={MailCheck} title={t.title}>
        <p className="mt-4 text-lg text-pine-100">
          {t.sentTo} <strong className="text-white [overflow-wrap:anywhere]">{email}</strong>.
        </p>
        <p className="mt-2 max-w-xl text-lg text-pine-100">{t.body}</p>
      </SuccessBand>
      <div className="wrap grid gap-x-14 gap-y-10 py-14 lg:grid-cols-2">
        <div>
          <NumberedList items={t.steps} />
          <Link className="btn btn-quiet mt-8" to={href('home', 'en')}>
            {t.home}
          </Link>
        </div>
        <SendLinkForm />
      </div>
    </>
  );
}
