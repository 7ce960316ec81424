import { useActiveOrganizations } from '../shared/organizations/active-organizations';
import { FooterColumn, type FooterLink } from './FooterColumn';

type Props = { title: string; hrefLang: FooterLink['hrefLang'] };

/** The organizations that take part, each with the way to its dashboard; nothing while there is none to name. */
export function OrganizationsColumn({ title, hrefLang }: Props) {
  const organizations = useActiveOrganizations();
  if (organizations.length === 0) return null;
  const links = organizations.map(({ name, dashboardPath }) => ({ to: dashboardPath, name, hrefLang }));
  return <FooterColumn title={title} links={links} />;
}
