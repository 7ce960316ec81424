import { messagesByLanguage } from '../../shared/i18n/catalogues';
import type { OrganizationMessages } from './messages.en';

/** All languages at once: the reader switches the language of a section, without another address. */
export const messages = messagesByLanguage<OrganizationMessages>(
  import.meta.glob('./messages.*.ts', { eager: true, import: 'default' }),
);
