import { defaultLanguage, type Language } from './language';

/** Pages that exist in English only, with their route patterns; a token may be missing. */
export const englishPaths = {
  cookiePolicy: '/cookie-policy',
  disclaimer: '/disclaimer',
  templateDemo: '/template-demo',
  blog: '/blog',
  blogPost: '/blog/:slug',
  affiliateRegister: '/affiliate/register',
  affiliateTerms: '/affiliate-terms',
  affiliateDashboard: '/affiliate/dashboard/:token?',
  affiliateOnboard: '/affiliate/onboard/:token?',
  affiliateNotMe: '/affiliate/not-me/:token?',
  organizationSetup: '/organization/master-setup',
  organizationForgot: '/organization/forgot-password',
  organizationReset: '/organization/reset-password/:token?',
  organizationRegistration: '/organization/registration/:token?',
  harDashboard: '/har/dashboard',
  organizationDashboard: '/organization/:tag/dashboard',
} as const;
export type EnglishPageId = keyof typeof englishPaths;
export const englishPageIds = Object.keys(englishPaths) as EnglishPageId[];

/** Pages for search engines; the others belong to one person or organization. */
export const publicEnglishPageIds = [
  'cookiePolicy',
  'disclaimer',
  'affiliateRegister',
  'affiliateTerms',
  'organizationSetup',
] as const satisfies readonly EnglishPageId[];

/** Static pages that hydrate in islands. */
export const readEnglishPageIds = [
  'blog',
  'blogPost',
  'cookiePolicy',
  'disclaimer',
  'affiliateTerms',
] as const satisfies readonly EnglishPageId[];

/** Pages that the server renders per request with current data. */
export const servedPageIds = ['blog', 'blogPost'] as const satisfies readonly EnglishPageId[];

/** A page's address up to its first parameter. */
export const englishHref = (id: EnglishPageId): string => englishPaths[id].replace(/\/:.*$/, '');

/** Address of the post list in a language. */
export const blogHrefIn = (language: Language): string =>
  englishHref('blog') + (language === defaultLanguage ? '' : `?language=${language}`);
