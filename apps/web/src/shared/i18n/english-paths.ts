/** Pages that exist in English alone, with the router's pattern of each: a token may be missing. */
export const englishPaths = {
  affiliateRegister: '/affiliate/register',
  affiliateTerms: '/affiliate-terms',
  affiliateDashboard: '/affiliate/dashboard/:token?',
  affiliateOnboard: '/affiliate/onboard/:token?',
  affiliateNotMe: '/affiliate/not-me/:token?',
} as const;
export type EnglishPageId = keyof typeof englishPaths;
export const englishPageIds = Object.keys(englishPaths) as EnglishPageId[];

/** Those that search engines may list; the others belong to one person. */
export const publicEnglishPageIds = [
  'affiliateRegister',
  'affiliateTerms',
] as const satisfies readonly EnglishPageId[];

/** The address of a page without its parameters. */
export const englishHref = (id: EnglishPageId): string => englishPaths[id].replace(/\/:.*$/, '');
