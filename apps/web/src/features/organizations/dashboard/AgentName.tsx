import type { TopAgent } from '@closewise/contracts/organizations';
import { dollars } from '../../../shared/i18n/money';
import texts from './texts';

const t = texts.agents;

/** Who an agent is: name, address, and the number that the organization knows them by. */
export function AgentName({ agent }: { agent: TopAgent }) {
  const { agentName, agentEmail, organizationMemberId, agentEarnings } = agent;
  return (
    <>
      <span className="block font-semibold leading-snug [overflow-wrap:anywhere]">{agentName}</span>
      <span className="block text-sm text-muted [overflow-wrap:anywhere]">{agentEmail || t.gone}</span>
      {organizationMemberId && (
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">
          {t.memberId(organizationMemberId)}
        </span>
      )}
      <span className="block text-sm text-muted sm:hidden">{t.earned(dollars(agentEarnings))}</span>
    </>
  );
}
