import type { Affiliate } from '../../shared/api/affiliate';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Panel } from '../../shared/ui/Panel';
import texts from './texts';

/** True for the account of an organization that is not approved yet and therefore earns nothing. */
export const isWaitingForApproval = ({
  isMasterAccount,
  organizationStatus,
}: Pick<Affiliate, 'isMasterAccount' | 'organizationStatus'>): boolean =>
  isMasterAccount && organizationStatus !== 'approved';

/** The referral code with a copy button. */
export const ReferralCode = ({ code }: { code: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-pine-50 px-4 py-3">
    <p className="min-w-0">
      <span className="block text-sm font-semibold text-muted">{texts.code}</span>
      <span className="num text-2xl font-bold tracking-wide [overflow-wrap:anywhere]">{code}</span>
    </p>
    <CopyButton text={code} what={texts.code.toLowerCase()} />
  </div>
);

const t = texts.waiting;

/** Shown instead of the referral link while its sales would earn nothing. */
export const WaitingPanel = ({ code }: { code: string }) => (
  <Panel title={t.title}>
    <p>{t.body}</p>
    <p className="mt-3 text-muted">{t.reserved(code)}</p>
  </Panel>
);
