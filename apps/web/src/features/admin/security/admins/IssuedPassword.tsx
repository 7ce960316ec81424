import { CopyButton } from '../../../../shared/ui/CopyButton';
import { Notice } from '../../../../shared/ui/Notice';
import texts from './texts';

const t = texts.issued;

export type Issued = { username: string; password: string };

/** A password that was made up, until it is kept elsewhere. */
export function IssuedPassword({ issued, onKept }: { issued: Issued; onKept: () => void }) {
  return (
    <div role="status">
      <Notice tone="warning" title={t.title(issued.username)}>
        <p>{t.body}</p>
        <p className="num mt-2 text-lg font-semibold [overflow-wrap:anywhere]">{issued.password}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <CopyButton text={issued.password} what={t.copy} />
          <button type="button" className="btn btn-quiet" onClick={onKept}>
            {t.kept}
          </button>
        </div>
      </Notice>
    </div>
  );
}
