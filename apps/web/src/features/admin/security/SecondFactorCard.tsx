import { useState } from 'react';
import { useAdminData, useRefreshAdminUser } from '../../../shared/account/admin-user';
import {
  readSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  enrolSecondFactor,
} from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminQuery, useAdminMutation } from '../admin-calls';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { RecoveryCodes, AuthenticatorSetup } from './AuthenticatorSetup';
import texts from './texts';

const t = texts.factor;

/** Turns the second factor on and off, and renews recovery codes. */
export function SecondFactorCard() {
  const factor = useAdminQuery(['second-factor'], readSecondFactor);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refreshUser = useRefreshAdminUser();
  const { refresh } = useAdminData();
  const changed = (title: string, shown: readonly string[] | null) => {
    toast({ title });
    setCodes(shown);
    refresh();
    refreshUser();
  };
  return (
    <Card title={t.title} lede={t.lede}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <Remote query={factor} loading={t.loading}>
          {({ enabled, recoveryCodesLeft }) =>
            enabled ? (
              <FactorOn codesLeft={recoveryCodesLeft} onChanged={changed} />
            ) : (
              <FactorOff onChanged={changed} />
            )
          }
        </Remote>
      )}
    </Card>
  );
}

type Props = { codesLeft: number; onChanged: FactorChanged };

/** Renews recovery codes, or turns the second factor off. */
function FactorOn({ codesLeft, onChanged }: Props) {
  const [confirming, setConfirming] = useState(false);
  const renew = useAdminMutation(renewRecoveryCodes, texts.factor.failed, {
    onSuccess: (view) => onChanged(texts.factor.renewed, view.recoveryCodes),
  });
  const disable = useAdminMutation(disableSecondFactor, texts.factor.failed, {
    onSuccess: () => onChanged(texts.factor.disabled, null),
  });
  const busy = renew.isPending || disable.isPending;
  const failure = renew.failure ?? disable.failure;
  return (
    <div className="grid gap-4">
      <p>{`${texts.factor.on} ${texts.factor.codesLeft(codesLeft)}`}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {confirming && <p role="status">{texts.factor.disableQuestion}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => renew.mutate()}>
          {texts.factor.renew}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={busy}
          onClick={() => (confirming ? disable.mutate() : setConfirming(true))}
        >
          {confirming ? texts.factor.disableConfirm : texts.factor.disable}
        </button>
        {confirming && (
          <button type="button" className="btn btn-quiet" onClick={() => setConfirming(false)}>
            {texts.factor.cancel}
          </button>
        )}
      </div>
    </div>
  );
}

type FactorChanged = (title: string, codes: readonly string[] | null) => void;

/** Starts the setup. */
function FactorOff({ onChanged }: { onChanged: FactorChanged }) {
  const enrol = useAdminMutation(enrolSecondFactor, texts.factor.failed);
  if (enrol.data) {
    return (
      <AuthenticatorSetup
        enrolment={enrol.data}
        onActivated={(codes) => onChanged(texts.factor.activated, codes)}
        onCancel={enrol.reset}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>{texts.factor.off}</p>
      {enrol.failure && <Notice tone="error">{enrol.failure}</Notice>}
      <button
        type="button"
        className="btn btn-quiet"
        disabled={enrol.isPending}
        onClick={() => enrol.mutate()}
      >
        {texts.factor.setUp}
      </button>
    </div>
  );
}
