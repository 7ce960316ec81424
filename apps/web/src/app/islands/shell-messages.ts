import type { Language } from '../../shared/i18n/language';

const messages = { en: () => import('../messages.en'), es: () => import('../messages.es') };

/** Texts of what stands around every page. */
export const shellMessages = async (language: Language) => (await messages[language]()).default;
