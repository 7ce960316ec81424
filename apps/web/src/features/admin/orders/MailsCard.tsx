import type { OrderView } from '@closewise/contracts/admin';
import { Badge } from '../../../shared/ui/Badge';
import { Card } from '../Card';
import { momentOf } from '../moment';
import texts from './texts';

const t = texts.mails;
const tones = {
  prepared: 'plain',
  transmitting: 'accent',
  accepted: 'good',
  refused: 'bad',
  uncertain: 'warning',
} as const;

/** Which mails there were, and what the mail server said. */
export const MailsCard = ({ mails }: Pick<OrderView, 'mails'>) => (
  <Card title={t.title}>
    {mails.length === 0 ? (
      <p className="text-muted">{t.none}</p>
    ) : (
      <ul className="divide-y divide-dashed divide-line">
        {mails.map(({ kind, state, attempts, reply, at }, index) => (
          <li
            key={`${kind} ${index}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{t.kinds[kind] ?? kind}</p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">
                <time dateTime={at}>{momentOf(at)}</time>, <span>{t.attempts(attempts)}</span>
                <span>{reply && state !== 'accepted' ? `: ${reply}` : ''}</span>
              </p>
            </div>
            <Badge tone={tones[state]}>{t.states[state]}</Badge>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
