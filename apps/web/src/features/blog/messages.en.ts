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
  categories: { label: 'Topics', all: 'All Topics' },
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
    prompt: 'Know somebody who is buying?',
  },
  related: 'Related articles',
  otherLanguage: 'Lea este artículo en español',
  disclaimer: 'General information, not legal or financial advice:',
  disclaimerLink: 'Legal disclaimer (opens in a new tab)',
  feed: 'Feed of the articles',
};
export type BlogMessages = typeof en;
export default en;
