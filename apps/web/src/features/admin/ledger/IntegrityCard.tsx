import { ShieldCheck } from 'lucide-react';
import type { LedgerIntegrityView } from '@closewise/contracts/admin';
import { useAdminData } from '../../../shared/account/admin-user';
import { readLedgerIntegrity, verifyLedger } from '../../../shared/api/admin-ledger';
import { toast } from '../../../shared/toast/toasts';
import { Badge } from '../../../shared/ui/Badge';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminQuery, useAdminMutation } from '../admin-calls';
import { Card } from '../Card';
import { useMayChange } from '../may-change';
import { Remote } from '../Remote';
import { formatUtcMoment } from '../moments';
import texts from './texts';

const t = texts.integrity;

/** The latest seal, and the outcome of the last verification. */
export function IntegrityCard() {
  const integrity = useAdminQuery(['ledger-integrity'], readLedgerIntegrity);
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={integrity} loading={t.loading}>
        {({ seal, verification }) => (
          <div className="grid gap-5">
            <Seal seal={seal} />
            <Verification verification={verification} />
          </div>
        )}
      </Remote>
    </Card>
  );
}

const Seal = ({ seal }: Pick<LedgerIntegrityView, 'seal'>) =>
  seal === null ? (
    <p className="text-muted">{t.noSeal}</p>
  ) : (
    <div>
      <p className="font-semibold">{t.seal(seal.number, formatUtcMoment(seal.sealedAt))}</p>
      <p className="num mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">{`${t.covers(seal.sealedFacts)} ${seal.number}:${seal.chainHash}`}</p>
    </div>
  );

const tones = { clean: 'good', differs: 'bad', failed: 'warning' } as const;

function Verification({ verification: { running, last } }: Pick<LedgerIntegrityView, 'verification'>) {
  const { refresh } = useAdminData();
  const verify = useAdminMutation(verifyLedger, t.failed, {
    onSuccess: ({ message }) => {
      toast({ title: message });
      refresh('ledger-integrity');
    },
  });
  const mayChange = useMayChange();
  const isAsked = running || verify.isPending;
  return (
    <div className="grid gap-3">
      {last === null ? (
        <p className="text-muted">{t.never}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold">
            <span>{t.verified(formatUtcMoment(last.at))}</span>
            <Badge tone={tones[last.outcome]}>{t.outcomes[last.outcome]}</Badge>
          </p>
          <ul className="num grid gap-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {last.lines.map((line) => (
              <li key={line}>{line.replaceAll('\t', ': ')}</li>
            ))}
          </ul>
        </>
      )}
      {verify.failure && <Notice tone="error">{verify.failure}</Notice>}
      {running && (
        <p role="status" className="text-muted">
          {t.running}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayChange && (
          <button type="button" className="btn btn-quiet" disabled={isAsked} onClick={() => verify.mutate()}>
            <ShieldCheck aria-hidden size={18} />
            {t.verify}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => refresh('ledger-integrity')}>
          {t.refresh}
        </button>
      </div>
    </div>
  );
}
