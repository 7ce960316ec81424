import { englishHref } from '../shared/i18n/english-paths';
import type { Language } from '../shared/i18n/language';
import { href } from '../shared/i18n/paths';
import type { ShellMessages } from './messages.en';

export type HeaderLink = { to: string; name: string };

/** The pages that the header leads to, in their order. */
export const headerLinks = (t: ShellMessages['nav'], language: Language): readonly HeaderLink[] => [
  { to: href('home', language), name: t.home },
  { to: href('howItWorks', language), name: t.how },
  { to: href('faq', language), name: t.faq },
  { to: englishHref('blog') + (language === 'es' ? '?language=es' : ''), name: t.blog },
  { to: href('sampleReport', language), name: t.sample },
];

/** Whether a link of the header leads to the page that is shown, or to the list that the page is of. */
export const isCurrent = (to: string, pathname: string): boolean => {
  const [path = to] = to.split('?');
  return pathname === path || (!path.endsWith('/') && pathname.startsWith(`${path}/`));
};
