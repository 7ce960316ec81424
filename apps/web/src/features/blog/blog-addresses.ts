import { englishHref } from '../../shared/i18n/english-paths';
import { defaultLanguage, type Language, languages } from '../../shared/i18n/language';
import type { BlogMessages } from './messages.en';

/** The list's filters, read from its address; empty ones are left out of it. */
export type BlogView = { language: Language; search: string; category: string; tag: string; page: number };

export function blogViewOf(query: URLSearchParams): BlogView {
  const page = Number(query.get('page'));
  return {
    language: languages.find((language) => language === query.get('language')) ?? defaultLanguage,
    search: query.get('search') ?? '',
    category: query.get('category') ?? '',
    tag: query.get('tag') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The list's address with these filters. */
export function blogHref({ language, search, category, tag, page }: Partial<BlogView>): string {
  const query = new URLSearchParams();
  if (language && language !== defaultLanguage) query.set('language', language);
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (tag) query.set('tag', tag);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${englishHref('blog')}?${query.toString()}` : englishHref('blog');
}

export const postHref = (slug: string): string => `${englishHref('blog')}/${slug}`;

/** The display name of a category such as `closing-costs`. */
export function categoryName(category: string, t: BlogMessages): string {
  const words = category.replaceAll('-', ' ');
  return t.categories.names[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
