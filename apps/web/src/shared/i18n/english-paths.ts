/** Pages that exist in English alone, with the router's pattern of each: a token may be missing. */
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
  harDashboard: '/har/dashboard',
  organizationDashboard: '/organization/:tag/dashboard',
} as const;
export type EnglishPageId = keyof typeof englishPaths;
export const englishPageIds = Object.keys(englishPaths) as EnglishPageId[];

/** Those that search engines may list; the others belong to one person or organization. */
export const publicEnglishPageIds = [
  'cookiePolicy',
  'disclaimer',
  'affiliateRegister',
  'affiliateTerms',
  'organizationSetup',
] as const satisfies readonly EnglishPageId[];

/** Those that are read: served as they are written, with islands that live. */
export const readEnglishPageIds = [
  'blog',
  'blogPost',
  'cookiePolicy',
  'disclaimer',
  'affiliateTerms',
] as const satisfies readonly EnglishPageId[];

/** Those that the server renders for each request, with data of the moment. */
export const servedPageIds = ['blog', 'blogPost'] as const satisfies readonly EnglishPageId[];

/** The address of a page up to its first parameter. */
export const englishHref = (id: EnglishPageId): string => englishPaths[id].replace(/\/:.*$/, '');
