import { useQuery } from '@tanstack/react-query';
import { readActiveOrganizations } from '../shared/api/organization';
import { FooterColumn, type FooterLink } from './FooterColumn';

const fiveMinutesMs = 300_000;

type Props = { title: string; hrefLang: FooterLink['hrefLang'] };

/** The organizations that take part, each with the way to its dashboard; nothing while there is none to name. */
export function OrganizationsColumn({ title, hrefLang }: Props) {
  const { data = [] } = useQuery({
    queryKey: ['organizations', 'active'],
    queryFn: readActiveOrganizations,
    staleTime: fiveMinutesMs,
    gcTime: fiveMinutesMs,
  });
  if (data.length === 0) return null;
  const links = data.map(({ name, dashboardPath }) => ({ to: dashboardPath, name, hrefLang }));
  return <FooterColumn title={title} links={links} />;
}
