import en from './messages.en';
import es from './messages.es';

/** Both at once: the page is at one address, and its articles are in either language. */
export const messages = { en, es };
