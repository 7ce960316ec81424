import { Panel } from '../../../shared/ui/Panel';
import texts from './texts';

const t = texts.tips;

export function Tips() {
  return (
    <Panel title={t.title}>
      <ul className="grid gap-4">
        {t.items.map(({ title, body }) => (
          <li key={title} className="border-t border-ink/80 pt-3">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5 text-[0.9375rem] text-muted">{body}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
