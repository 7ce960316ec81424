import { Panel } from '../../shared/ui/Panel';
import texts from './texts';

const t = texts.waiting;

/** In place of the link to share, while sales through it would earn nothing. */
export const WaitingPanel = ({ code }: { code: string }) => (
  <Panel title={t.title}>
    <p>{t.body}</p>
    <p className="mt-3 text-muted">{t.reserved(code)}</p>
  </Panel>
);
