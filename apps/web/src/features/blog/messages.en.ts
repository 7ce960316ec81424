type Promotion = Readonly<{ title: string; body: string }>;

const en = {
  seo: {
    title: 'Home buying blog: closing costs explained | Closewise',
    description:
      'What closing on a home costs and why, line by line and with sources: lender charges, title, taxes, insurance, and what you can negotiate.',
    keywords: 'closing costs blog, home buying, cash to close, title insurance, transfer tax',
  },
  title: 'What closing costs, explained',
  lede: 'Articles for people who buy a home: what each charge is, who sets it, and what you can do about it. Figures come with their sources.',
  languages: { label: 'Language of the articles', en: 'English', es: 'Spanish' },
  search: { label: 'Search articles', button: 'Search', clear: 'Show all articles' },
  /** `names`: only those that differ from the category's id, such as `closing-costs`. */
  categories: { label: 'Topics', all: 'All Topics', names: {} as Readonly<Record<string, string>> },
  tagged: (tag: string) => `Tagged “${tag}”`,
  articles: 'Articles',
  loading: 'Loading articles',
  more: (count: number) => `+${count} more`,
  minutes: (count: number) => `${count} min read`,
  by: (author: string) => `By ${author}`,
  updated: (date: string) => `Updated ${date}`,
  popular: 'Popular topics',
  comingSoon: {
    title: 'Coming Soon',
    body: "We're working on bringing you valuable insights about home buying and real estate costs.",
  },
  nothing: {
    title: 'No articles found',
    body: 'Try another word, or look at all topics.',
  },
  pages: { label: 'Pages', previous: 'Newer articles', next: 'Older articles' },
  notFound: {
    title: 'Article Not Found',
    body: 'This article does not exist or has been taken down.',
  },
  failed: { title: 'Article Not Found', body: 'The article could not be loaded. Please try again.' },
  back: 'Back to Blog',
  home: 'Home',
  getReport: 'Get Your Report',
  crumbs: 'You are here',
  share: {
    button: 'Share this article',
    copied: 'Link copied',
    refused: 'Please copy the address of this page.',
    prompt: 'Know someone who is buying?',
  },
  /** Next to articles, by their category. */
  promotions: {
    button: 'Get Your Report',
    how: 'See how it works',
    byCategory: {
      'closing-costs': {
        title: 'What will your own closing cost?',
        body: 'Every fee for your address and price: which ones are required, which you can negotiate, and what to say.',
      },
      'first-time-buyer': {
        title: 'Buying for the first time?',
        body: 'Know how much cash you need on closing day before you make an offer.',
      },
      'market-analysis': {
        title: 'From the market to your own home',
        body: 'See what it costs to buy at the exact address you have in mind.',
      },
      default: {
        title: 'Know your closing costs first',
        body: 'A report for one address: each fee, who sets it, and whom to ask.',
      },
    } as Readonly<Record<string, Promotion>> & { readonly default: Promotion },
  },
  related: 'Related articles',
  /** In the language of the translation. */
  translation: 'Lea este artículo en español',
  disclaimer: 'General information, not legal or financial advice:',
  disclaimerLink: 'Legal disclaimer (opens in a new tab)',
  feed: 'Feed of the articles',
};
export type BlogMessages = typeof en;
export default en;
