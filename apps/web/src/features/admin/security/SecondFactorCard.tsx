import { useState } from 'react';
import { useAdminData, useRefreshAdminUser } from '../../../shared/account/admin-user';
import { readSecondFactor } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { FactorOff } from './FactorOff';
import { FactorOn } from './FactorOn';
import { RecoveryCodes } from './RecoveryCodes';
import texts from './texts';

const t = texts.factor;

/** The code that a sign-in may ask for, too. */
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
