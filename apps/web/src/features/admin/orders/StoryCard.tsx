import type { OrderView } from '@closewise/contracts/admin';
import { Card } from '../Card';
import { momentOf } from '../moment';
import texts from './texts';

const t = texts.story;

/** All that happened to an order, oldest first. */
export const StoryCard = ({ story }: Pick<OrderView, 'story'>) => (
  <Card title={t.title}>
    <ol className="border-l-2 border-pine-200 pl-5">
      {story.map(({ what, at, by, reason }, index) => (
        <li
          key={`${at} ${index}`}
          className="relative py-2.5 leading-snug before:absolute before:-left-[1.6875rem] before:top-4 before:size-3 before:rounded-full before:bg-pine-700"
        >
          <p className="font-semibold [overflow-wrap:anywhere]">{what}</p>
          <p className="num mt-0.5 text-sm text-muted [overflow-wrap:anywhere]">
            <time dateTime={at}>{momentOf(at)}</time>
            <span>{`, ${t.by(by)}`}</span>
            {reason && <span className="block">{`${t.reason}: ${reason}`}</span>}
          </p>
        </li>
      ))}
    </ol>
  </Card>
);
