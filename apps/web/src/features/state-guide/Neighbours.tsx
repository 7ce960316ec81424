import { Link } from 'react-router-dom';
import { href } from '../../shared/i18n/paths';
import type { GuideProps } from './Guide';

/** The states around this one, and all. */
export function Neighbours({ t, guide, language }: GuideProps) {
  const { neighbours } = guide;
  return (
    <nav aria-labelledby="neighbours" className="print:hidden">
      <h2 id="neighbours" className="display text-3xl">
        {neighbours.length > 0 ? t.neighbours : t.all}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {neighbours.map(({ state, name, slug }) => (
          <li key={state}>
            <Link className="btn btn-quiet min-h-11" to={href('stateGuide', language, { state: slug })}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="btn btn-quiet min-h-11" to={href('stateGuides', language)}>
            {t.all}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
