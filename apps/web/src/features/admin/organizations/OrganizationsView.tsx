import { Card } from '../Card';
import { Remote } from '../Remote';
import { OrganizationItem } from './OrganizationItem';
import texts from './texts';
import { useOrganizations } from './use-organizations';

/** All organizations, with a decision to take on those that wait. */
export function OrganizationsView() {
  const organizations = useOrganizations();
  return (
    <Card title={texts.title} lede={texts.lede}>
      <Remote query={organizations} loading={texts.loading}>
        {(view) =>
          view.organizations.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ul className="divide-y divide-dashed divide-line">
              {view.organizations.map((organization) => (
                <OrganizationItem key={organization.tag} organization={organization} />
              ))}
            </ul>
          )
        }
      </Remote>
    </Card>
  );
}
