import { Queries } from '../../shared/api/queries';
import { hrefLangOfEnglish, type Language } from '../../shared/i18n/language';
import { OrganizationsColumn } from '../FooterColumn';
import { shellMessages } from './shell-messages';

export default async function organizationsColumn(language: Language) {
  const { footer } = await shellMessages(language);
  return (
    <Queries>
      <OrganizationsColumn title={footer.organizations} hrefLang={hrefLangOfEnglish(language)} />
    </Queries>
  );
}
