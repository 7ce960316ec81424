import type { StatementsOf } from '../api/statements';
import { Panel } from '../ui/Panel';
import { StatementList } from './StatementList';
import t from './texts';

type Props = { of: StatementsOf; queryKey: readonly unknown[] };

/** The statements on the dashboard of who gets them. */
export function Statements(props: Props) {
  return (
    <Panel title={t.title} lede={t.lede}>
      <StatementList {...props} />
    </Panel>
  );
}
