import type { OrderView } from '@closewise/contracts/admin';
import { Badge } from '../../../shared/ui/Badge';
import { Card } from '../Card';
import { formatMoment } from '../moments';
import texts from './texts';

const t = texts.mails;
const tones = {
  prepared: 'plain',
  transmitting: 'accent',
  accepted: 'good',
  refused: 'bad',
  uncertain: 'warning',
} as const;

/** The emails of an order, and how the mail server answered. */
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
                <time dateTime={at}>{formatMoment(at)}</time>, <span>{t.attempts(attempts)}</span>
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

/** Everything that happened to an order, oldest first. */
export const HistoryCard = ({ story }: Pick<OrderView, 'story'>) => (
  <Card title={texts.story.title}>
    <ol className="border-l-2 border-pine-200 pl-5">
      {story.map(({ what, at, by, reason }, index) => (
        <li
          key={`${at} ${index}`}
          className="relative py-2.5 leading-snug before:absolute before:-left-[1.6875rem] before:top-4 before:size-3 before:rounded-full before:bg-pine-700"
        >
          <p className="font-semibold [overflow-wrap:anywhere]">{what}</p>
          <p className="num mt-0.5 text-sm text-muted [overflow-wrap:anywhere]">
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>{`, ${texts.story.by(by)}`}</span>
            {reason && <span className="block">{`${texts.story.reason}: ${reason}`}</span>}
          </p>
        </li>
      ))}
    </ol>
  </Card>
);
