import { messagesByLanguage } from '../../shared/i18n/catalogues';
import type { BlogMessages } from './messages.en';

/** All languages at once: the blog has one address, and a visitor may switch to articles in another language. */
export const messages = messagesByLanguage<BlogMessages>(
  import.meta.glob('./messages.*.ts', { eager: true, import: 'default' }),
);
