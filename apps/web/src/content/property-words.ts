import { messagesByLanguage } from '../shared/i18n/catalogues';
import type { PropertyWords } from './property-words.en';

/** Names of property types and loan types. */
export const propertyWords = messagesByLanguage<PropertyWords>(
  import.meta.glob('./property-words.*.ts', { eager: true, import: 'default' }),
);
