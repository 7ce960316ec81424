import { useEffect } from 'react';
import { Eye, Hourglass, MailOpen } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { logOut, type OrganizationAccount } from '../../../shared/api/organization';
import { BilingualSection } from '../../../shared/i18n/BilingualSection';
import { Payouts } from '../../../shared/payouts/Payouts';
import { Statements } from '../../../shared/statements/StatementList';
import { Badge } from '../../../shared/ui/Badge';
import { PineBand } from '../../../shared/ui/PineBand';
import { serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import { EndSessionButton } from '../../../shared/ui/EndSessionButton';
import { invitationLink } from '../../../shared/active-organizations';
import { LinkField } from '../../../shared/ui/LinkField';
import { Panel } from '../../../shared/ui/Panel';
import { Members } from './Members';
import { Months } from './Months';
import { PasswordConfirmation } from './PasswordConfirmation';
import { PaymentAccount } from './PaymentAccount';
import { RangeFilter, useRange } from './RangeFilter';
import { Sales } from './Sales';
import { organizationDataKey, payoutsKey, sessionEnded, useOrganizationDashboard } from './session';
import { Settings } from './Settings';
import { Structure } from './Structure';
import texts from './texts';
import { useConnectedReturn } from './use-payment-account';

const t = texts.logout;

type Props = { organization: OrganizationAccount; onLogout: () => void; onSessionEnded: () => void };

/** The organization's dashboard: figures, members, payouts, statements and settings. */
export function Dashboard({ organization, onLogout, onSessionEnded }: Props) {
  const { tag, name } = organization;
  const [range, chooseRange] = useRange();
  const query = useOrganizationDashboard(tag, range);
  const { data, error, refetch } = query;
  useConnectedReturn(refetch);
  const hasEnded = sessionEnded(error);
  useEffect(() => {
    if (hasEnded) onSessionEnded();
  }, [hasEnded, onSessionEnded]);
  const { status, linkOpened } = data ?? organization;
  const isWaiting = status === 'waiting';
  return (
    <PasswordConfirmation onSessionEnded={onSessionEnded}>
      <PineBand title={name}>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex flex-wrap items-center gap-3">
            <span className="inline-flex items-center gap-2 rounded-full bg-white/10 px-3 py-1 text-sm font-semibold text-pine-100">
              <Eye aria-hidden size={16} />
              {texts.badge}
            </span>
            {isWaiting && (
              <Badge tone="warning">{linkOpened ? texts.waiting.badge : texts.unopened.badge}</Badge>
            )}
            <span className="text-pine-100">{texts.tag(tag)}</span>
          </div>
          <LogoutButton onLogout={onLogout} />
        </div>
        {!isWaiting && <RangeFilter value={range} onChange={chooseRange} />}
      </PineBand>
      <div className="wrap relative -mt-16 grid items-start gap-6 pb-20 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 gap-6">
          {isWaiting ? (
            <Waiting linkOpened={linkOpened} email={organization.contactEmail} />
          ) : (
            <Sales query={query} range={range} />
          )}
          {isWaiting ? <Structure /> : <MemberLink tag={tag} />}
          <BilingualSection>
            {!isWaiting && <Months tag={tag} />}
            {!isWaiting && <Members tag={tag} />}
            <Payouts of={{ kind: 'organization', tag }} queryKey={payoutsKey(tag)} />
            <Statements
              of={{ kind: 'organization', tag }}
              queryKey={[organizationDataKey, tag, 'statements']}
            />
          </BilingualSection>
        </div>
        <div className="grid min-w-0 gap-6">
          {linkOpened && <PaymentAccount tag={tag} connected={data?.stripeConnected ?? false} />}
          {!isWaiting && <Structure />}
          <Settings organization={organization} onSessionEnded={onSessionEnded} />
        </div>
      </div>
    </PasswordConfirmation>
  );
}

function LogoutButton({ onLogout }: { onLogout: () => void }) {
  const leaving = useMutation({
    mutationFn: logOut,
    onSuccess: () => {
      toast({ title: t.done });
      onLogout();
    },
    onError: (error) =>
      toast({ title: t.failed, description: serverMessage(error) ?? t.stillIn, variant: 'destructive' }),
  });
  return <EndSessionButton label={t.submit} busy={leaving.isPending} onEnd={() => leaving.mutate()} />;
}

/** The sign-up link that makes agents members of the organization. */
const MemberLink = ({ tag }: { tag: string }) => (
  <Panel title={texts.members.title} lede={texts.members.lede}>
    <LinkField link={invitationLink(tag)} label={texts.members.label} test={texts.members.test} />
  </Panel>
);

type WaitingProps = { linkOpened: boolean; email: OrganizationAccount['contactEmail'] };

/** Shown instead of the figures until the organization is approved. */
function Waiting({ linkOpened, email }: WaitingProps) {
  const Icon = linkOpened ? Hourglass : MailOpen;
  const { waiting, unopened } = texts;
  return (
    <section aria-labelledby="waiting-title" className="sheet p-6 sm:p-10">
      <Icon aria-hidden size={36} strokeWidth={1.75} className="text-marigold-800" />
      <h2 id="waiting-title" className="display mt-3 text-[1.625rem]">
        {linkOpened ? waiting.title : unopened.title}
      </h2>
      <p className="mt-2 max-w-xl text-lg text-muted [overflow-wrap:anywhere]">
        {linkOpened ? waiting.body : unopened.body(email ?? unopened.yourEmail)}
      </p>
    </section>
  );
}
