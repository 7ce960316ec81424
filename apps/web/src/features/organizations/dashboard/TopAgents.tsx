import type { TopAgent } from '@closewise/contracts/organizations';
import type { DashboardRange } from '../../../shared/api/organization';
import { dollars } from '../../../shared/i18n/money';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { Panel } from '../../../shared/ui/Panel';
import texts from './texts';

const t = texts.agents;
const most = 10;

type Props = { agents: readonly TopAgent[]; range: DashboardRange | null };

/** The agents who sold the most. Narrow screens show the agent's earnings below the name. */
export function TopAgents({ agents, range }: Props) {
  return (
    <Panel title={t.title} lede={t.lede}>
      {agents.length === 0 ? (
        <EmptyBox title={t.empty.title} body={range === null ? t.empty.body : t.empty.inRange} />
      ) : (
        <Table agents={agents.slice(0, most)} />
      )}
    </Panel>
  );
}

const Table = ({ agents }: { agents: readonly TopAgent[] }) => (
  <table className="num w-full text-[0.9375rem]">
    <caption className="sr-only">{t.caption}</caption>
    <thead>
      <tr className="border-b border-ink/80 align-bottom leading-snug">
        <ColumnHead>{t.agent}</ColumnHead>
        <ColumnHead numeric className="w-18 sm:w-24">
          {t.sold}
        </ColumnHead>
        <ColumnHead numeric className="max-sm:hidden">
          {t.earnings}
        </ColumnHead>
        <ColumnHead numeric className="w-18 sm:w-28">
          {t.override}
        </ColumnHead>
      </tr>
    </thead>
    <tbody>
      {agents.map((agent, index) => (
        <tr key={index} className="border-b border-dashed border-line align-top last:border-0">
          <th scope="row" className="py-3 text-left font-normal">
            <AgentName agent={agent} />
          </th>
          <td className="px-2 py-3 text-right text-lg font-bold leading-snug">{agent.reportsSold}</td>
          <td className="px-2 py-3 text-right max-sm:hidden">{dollars(agent.agentEarnings)}</td>
          <td className="py-3 pl-2 text-right font-semibold">{dollars(agent.organizationOverride)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Name, email address and member number of an agent. */
function AgentName({ agent }: { agent: TopAgent }) {
  const { agentName, agentEmail, organizationMemberId, agentEarnings } = agent;
  return (
    <>
      <span className="block font-semibold leading-snug [overflow-wrap:anywhere]">{agentName}</span>
      <span className="block text-sm text-muted [overflow-wrap:anywhere]">
        {agentEmail || texts.agents.gone}
      </span>
      {organizationMemberId && (
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">
          {texts.agents.memberId(organizationMemberId)}
        </span>
      )}
      <span className="block text-sm text-muted sm:hidden">
        {texts.agents.earned(dollars(agentEarnings))}
      </span>
    </>
  );
}
