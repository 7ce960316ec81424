import { loadMessages } from '../../shared/i18n/catalogues';
import type { Language } from '../../shared/i18n/language';
import type { ShellMessages } from '../messages.en';

const messages = import.meta.glob('../messages.*.ts');

/** Texts of the header, the footer and the toasts. */
export const shellMessages = (language: Language): Promise<ShellMessages> => loadMessages(messages, language);
