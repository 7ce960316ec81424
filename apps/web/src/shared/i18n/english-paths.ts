/** Pages that exist in English alone, with the router's pattern of each: a token may be missing. */
export const englishPaths = {
  affiliateTerms: '/affiliate-terms',
} as const;
export type EnglishPageId = keyof typeof englishPaths;
export const englishPageIds = Object.keys(englishPaths) as EnglishPageId[];

/** Those that search engines may list; the others belong to one person. */
export const publicEnglishPageIds = ['affiliateTerms'] as const satisfies readonly EnglishPageId[];

/** The address of a page without its parameters. */
export const englishHref = (id: EnglishPageId): string => englishPaths[id].replace(/\/:.*$/, '');
