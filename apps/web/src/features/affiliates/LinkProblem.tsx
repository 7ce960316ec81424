import { Unlink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { englishHref } from '../../shared/i18n/english-paths';
import { PlatBand } from '../../shared/ui/PlatMap';
import { SendLinkForm } from './SendLinkForm';
import texts from './texts';

type Props = { title: string; message?: string; body?: string; onRetry?: () => void };

/** Explains why a link does not work, and offers to send a new one. */
export function LinkProblem({ title, message, body, onRetry }: Props) {
  return (
    <>
      <PlatBand role="alert">
        <div className="wrap pb-20 pt-28 sm:pt-32">
          <Unlink aria-hidden size={40} strokeWidth={1.75} className="text-marigold-400" />
          <h1 className="display mt-4 text-[2.5rem] sm:text-[3.5rem]">{title}</h1>
          {message && <p className="mt-4 max-w-xl text-lg font-semibold">{message}</p>}
          {body && <p className="mt-3 max-w-xl text-lg text-pine-100">{body}</p>}
          <div className="mt-7 flex flex-wrap gap-3">
            {onRetry && (
              <button type="button" className="btn btn-accent" onClick={onRetry}>
                {texts.retry}
              </button>
            )}
            <Link
              className={`btn ${onRetry ? 'btn-on-dark' : 'btn-accent'}`}
              to={englishHref('affiliateRegister')}
            >
              {texts.register}
            </Link>
          </div>
        </div>
      </PlatBand>
      <div className="wrap max-w-3xl py-14">
        <SendLinkForm />
      </div>
    </>
  );
}
