import { serverMessage } from '../../../shared/api/api-error';
import { PlatBand } from '../../../shared/motif/PlatBand';
import texts from './texts';

const t = texts.checkFailed;

/** Nobody knows yet whether somebody is logged in. */
export function CheckFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PlatBand role="alert" className="grid min-h-[30rem] items-center">
      <div className="wrap py-28">
        <h1 className="display text-[2.25rem] sm:text-[2.75rem]">{t.title}</h1>
        <p className="mt-3 max-w-xl text-lg text-pine-100">{serverMessage(error) ?? t.body}</p>
        <button type="button" className="btn btn-accent mt-6" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    </PlatBand>
  );
}
