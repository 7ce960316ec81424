/** The addresses of one page by language, from the root on, and the day (`YYYY-MM-DD`) on which it was changed last. */
export type SitemapEntry = Readonly<{
  addresses: Readonly<Partial<Record<'en' | 'es', string>>>;
  changedOn?: string;
}>;
