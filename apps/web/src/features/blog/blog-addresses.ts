import { englishHref } from '../../shared/i18n/english-paths';
import type { Language } from '../../shared/i18n/language';

/** What the list shows, as its address says it; blank parts are left out of it. */
export type BlogView = { language: Language; search: string; category: string; tag: string; page: number };

export function blogViewOf(query: URLSearchParams): BlogView {
  const page = Number(query.get('page'));
  return {
    language: query.get('language') === 'es' ? 'es' : 'en',
    search: query.get('search') ?? '',
    category: query.get('category') ?? '',
    tag: query.get('tag') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of the list as it looks with these. */
export function blogHref({ language, search, category, tag, page }: Partial<BlogView>): string {
  const query = new URLSearchParams();
  if (language === 'es') query.set('language', 'es');
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (tag) query.set('tag', tag);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${englishHref('blog')}?${query.toString()}` : englishHref('blog');
}

export const postHref = (slug: string): string => `${englishHref('blog')}/${slug}`;

const categoryNames: Record<Language, Record<string, string>> = {
  en: {},
  es: {
    'closing-costs': 'Costos de cierre',
    'first-time-buyer': 'Primera compra',
    'market-analysis': 'Análisis del mercado',
    negotiation: 'Negociación',
    loans: 'Préstamos',
    mortgages: 'Hipotecas',
    taxes: 'Impuestos',
    insurance: 'Seguros',
    title: 'Título',
  },
};

/** `closing-costs` as people write it. */
export function categoryName(category: string, language: Language): string {
  const words = category.replaceAll('-', ' ');
  return categoryNames[language][category] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const dates = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** `2026-11-20` as `November 20, 2026`. */
export const longDate = (day: string, language: Language): string =>
  dates[language].format(new Date(`${day}T00:00:00Z`));
