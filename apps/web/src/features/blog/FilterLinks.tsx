import { Link } from 'react-router-dom';

type Choice = { key: string; name: string; to: string; isChosen: boolean; lang?: string };

/** Links of which one is chosen, each an address of its own. */
export function FilterLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ key, name, to, isChosen, lang }) => (
          <li key={key}>
            <Link
              className={`btn min-h-11 px-4 text-[0.9375rem] ${isChosen ? 'btn-primary' : 'btn-quiet'}`}
              to={to}
              lang={lang}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
