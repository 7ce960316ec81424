import type { StatementsOf } from '../api/statements';
import { useLanguage } from '../i18n/LanguageContext';
import { Panel } from '../ui/Panel';
import { StatementList } from './StatementList';
import en from './messages.en';
import es from './messages.es';

type Props = { of: StatementsOf; queryKey: readonly unknown[] };

/** The statements on the dashboard of who gets them. */
export function Statements(props: Props) {
  const t = { en, es }[useLanguage()];
  return (
    <Panel title={t.title} lede={t.lede}>
      <StatementList {...props} />
    </Panel>
  );
}
