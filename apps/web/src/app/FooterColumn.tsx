import { useId } from 'react';
import { Link } from 'react-router-dom';

export type FooterLink = { to: string; name: string; hrefLang?: 'en' | undefined };
type Props = { title: string; links: readonly FooterLink[] };

/** Links of one kind. */
export function FooterColumn({ title, links }: Props) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-sm font-semibold text-white">
        {title}
      </p>
      <ul aria-labelledby={id} className="-mx-3 mt-1">
        {links.map(({ to, name, hrefLang }) => (
          <li key={name}>
            <Link
              className="navlink min-h-10 py-1.5 leading-snug [overflow-wrap:anywhere]"
              to={to}
              hrefLang={hrefLang}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
