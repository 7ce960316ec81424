import { useId } from 'react';
import { useActiveOrganizations } from '../shared/active-organizations';

type FooterLink = { to: string; name: string; hrefLang?: 'en' | undefined };
type Props = { title: string; links: readonly FooterLink[] };

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
            <a
              className="navlink min-h-10 py-1.5 leading-snug [overflow-wrap:anywhere]"
              href={to}
              hrefLang={hrefLang}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type OrganizationsColumnProps = { title: string; hrefLang: FooterLink['hrefLang'] };

/** Active organizations, each with a link to its dashboard. */
export function OrganizationsColumn({ title, hrefLang }: OrganizationsColumnProps) {
  const organizations = useActiveOrganizations();
  if (organizations.length === 0) return null;
  const links = organizations.map(({ name, dashboardPath }) => ({ to: dashboardPath, name, hrefLang }));
  return <FooterColumn title={title} links={links} />;
}
