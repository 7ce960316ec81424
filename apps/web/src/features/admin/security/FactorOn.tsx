import { useState } from 'react';
import { disableSecondFactor, renewRecoveryCodes } from '../../../shared/api/admin';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminMutation } from '../use-admin-mutation';
import type { FactorChanged } from './FactorOff';
import texts from './texts';

const t = texts.factor;
type Props = { codesLeft: number; onChanged: FactorChanged };

/** New recovery codes, or no second factor any more. */
export function FactorOn({ codesLeft, onChanged }: Props) {
  const [doubting, setDoubting] = useState(false);
  const renew = useAdminMutation(renewRecoveryCodes, t.failed, {
    onSuccess: (view) => onChanged(t.renewed, view.recoveryCodes),
  });
  const disable = useAdminMutation(disableSecondFactor, t.failed, {
    onSuccess: () => onChanged(t.disabled, null),
  });
  const busy = renew.isPending || disable.isPending;
  const failure = renew.failure ?? disable.failure;
  return (
    <div className="grid gap-4">
      <p>{`${t.on} ${t.codesLeft(codesLeft)}`}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {doubting && <p role="status">{t.disableQuestion}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => renew.mutate()}>
          {t.renew}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={busy}
          onClick={() => (doubting ? disable.mutate() : setDoubting(true))}
        >
          {doubting ? t.disableConfirm : t.disable}
        </button>
        {doubting && (
          <button type="button" className="btn btn-quiet" onClick={() => setDoubting(false)}>
            {t.cancel}
          </button>
        )}
      </div>
    </div>
  );
}
