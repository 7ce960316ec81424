import { Queries } from '../../shared/api/Queries';
import type { Language } from '../../shared/i18n/language';
import { OrganizationsColumn } from '../OrganizationsColumn';
import { shellMessages } from './shell-messages';

export default async function organizationsColumn(language: Language) {
  const { footer } = await shellMessages(language);
  return (
    <Queries>
      <OrganizationsColumn title={footer.organizations} hrefLang={language === 'en' ? undefined : 'en'} />
    </Queries>
  );
}
