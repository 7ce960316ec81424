import { Link } from 'react-router-dom';

type Props<Id extends string> = {
  label: string;
  tab: string;
  /** What each view is called; the first is the one of the tab's own address. */
  views: Readonly<Record<Id, string>>;
  current: Id;
};

/** Between the screens of a tab. */
export function SubViewLinks<Id extends string>({ label, tab, views, current }: Props<Id>) {
  const ids = Object.keys(views) as Id[];
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <Link
              to={index === 0 ? `?tab=${tab}` : `?tab=${tab}&view=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-field bg-white px-4 font-semibold text-pine-700 hover:border-pine-700 hover:bg-pine-50 aria-[current=page]:border-pine-700 aria-[current=page]:bg-pine-700 aria-[current=page]:text-white"
            >
              {views[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
