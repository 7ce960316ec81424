import type { TopAgent } from '@closewise/contracts/organizations';
import type { DashboardRange } from '../../../shared/api/organization';
import { dollars } from '../../../shared/i18n/money';
import { Panel } from '../../../shared/ui/Panel';
import { AgentName } from './AgentName';
import texts from './texts';

const t = texts.agents;
const most = 10;

type Props = { agents: readonly TopAgent[]; range: DashboardRange | null };

/** Who sold most; on a narrow screen an agent's own earnings stand under the name. */
export function TopAgents({ agents, range }: Props) {
  return (
    <Panel title={t.title} lede={t.lede}>
      {agents.length === 0 ? <Empty inRange={range !== null} /> : <Table agents={agents.slice(0, most)} />}
    </Panel>
  );
}

const Table = ({ agents }: { agents: readonly TopAgent[] }) => (
  <table className="num w-full text-[0.9375rem]">
    <caption className="sr-only">{t.caption}</caption>
    <thead>
      <tr className="border-b border-ink/80 text-left align-bottom leading-snug">
        <th scope="col" className="py-2 font-semibold">
          {t.agent}
        </th>
        <th scope="col" className="w-18 px-2 py-2 text-right font-semibold sm:w-24 sm:px-3">
          {t.sold}
        </th>
        <th scope="col" className="px-3 py-2 text-right font-semibold max-sm:hidden">
          {t.earnings}
        </th>
        <th scope="col" className="w-18 py-2 text-right font-semibold sm:w-28">
          {t.override}
        </th>
      </tr>
    </thead>
    <tbody>
      {agents.map((agent, index) => (
        <tr key={index} className="border-b border-dashed border-line align-top last:border-0">
          <th scope="row" className="py-3 text-left font-normal">
            <AgentName agent={agent} />
          </th>
          <td className="px-2 py-3 text-right text-lg font-bold leading-snug">{agent.reportsSold}</td>
          <td className="px-3 py-3 text-right max-sm:hidden">{dollars(agent.agentEarnings)}</td>
          <td className="py-3 text-right font-semibold">{dollars(agent.organizationOverride)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Empty = ({ inRange }: { inRange: boolean }) => (
  <div className="rounded-2xl border border-dashed border-field px-5 py-8 text-center">
    <p className="font-semibold">{t.empty.title}</p>
    <p className="mx-auto mt-1 max-w-md text-muted">{inRange ? t.empty.inRange : t.empty.body}</p>
  </div>
);
