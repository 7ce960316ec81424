import { Link } from 'react-router-dom';
import texts from './texts';
import { viewIds, type ViewId } from './views';

const t = texts.views;

/** Between the screens of the tab. */
export function ViewLinks({ current }: { current: ViewId }) {
  return (
    <nav aria-label={t.label}>
      <ul className="flex flex-wrap gap-2">
        {viewIds.map((id) => (
          <li key={id}>
            <Link
              to={id === 'affiliates' ? '?tab=affiliates' : `?tab=affiliates&view=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-field bg-white px-4 font-semibold text-pine-700 hover:border-pine-700 hover:bg-pine-50 aria-[current=page]:border-pine-700 aria-[current=page]:bg-pine-700 aria-[current=page]:text-white"
            >
              {t[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
