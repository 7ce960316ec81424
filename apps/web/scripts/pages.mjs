import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createDocument } from './document.mjs';

const features = {
  home: 'landing/LandingPage',
  howItWorks: 'how-it-works/HowItWorksPage',
  faq: 'faq/FaqPage',
  sampleReport: 'sample-report/SampleReportPage',
  accuracy: 'accuracy/AccuracyPage',
  privacy: 'privacy/PrivacyPage',
  terms: 'terms/TermsPage',
  refunds: 'refunds/RefundsPage',
  stateGuides: 'state-guides/StateGuidesPage',
  stateGuide: 'state-guide/StateGuidePage',
  checkout: 'checkout/CheckoutPage',
  processing: 'processing/ProcessingPage',
  premium: 'checkout/premium/PremiumPage',
  thankYou: 'thank-you/ThankYouPage',
  refine: 'refine/RefinePage',
  findReport: 'find-report/FindReportPage',
  cookieSettings: 'cookie-settings/CookieSettingsPage',
  unauthorized: 'unauthorized/UnauthorizedPage',
  notFound: 'not-found/NotFoundPage',
};
/** Pages that exist in English only. */
const englishFeatures = {
  cookiePolicy: 'cookie-policy/CookiePolicyPage',
  disclaimer: 'disclaimer/DisclaimerPage',
  templateDemo: 'template-demo/TemplateDemoPage',
  blog: 'blog/BlogPage',
  blogPost: 'blog/PostPage',
  affiliateRegister: 'affiliates/register/RegisterPage',
  affiliateTerms: 'affiliates/terms/TermsPage',
  affiliateDashboard: 'affiliates/dashboard/DashboardPage',
  affiliateOnboard: 'affiliates/onboard/OnboardPage',
  affiliateNotMe: 'affiliates/not-me/NotMePage',
  organizationSetup: 'organizations/setup/SetupPage',
  organizationForgot: 'organizations/password/ForgotPage',
  organizationReset: 'organizations/password/ResetPage',
  organizationRegistration: 'organizations/registration/RegistrationPage',
  harDashboard: 'organizations/dashboard/DashboardPage',
  organizationDashboard: 'organizations/dashboard/DashboardPage',
};
/** Islands that hydrate on load, with the feature that has their texts. */
const textsOf = { 'property-form': 'landing/form', 'cookie-settings': 'cookie-settings' };

/** Chunks to fetch with the page for such islands: the island's own (`vite.config.ts`) and its texts. */
const atOnce = ({ islands, language }) =>
  Object.entries(textsOf)
    .filter(([name]) => islands.includes(name))
    .flatMap(([name, feature]) => [name, `src/features/${feature}/messages.${language}.ts`]);
const readData = (path) =>
  readFileSync(new URL(import.meta.resolve(`@closewise/domain/data/${path}`)), 'utf8');

/** Source files whose chunks a page needs, including its messages. */
const sourcesOf = (page, language) => [
  'src/app/Shell.tsx',
  `src/app/messages.${language}.ts`,
  `src/features/${page}.tsx`,
  `src/features/${dirname(page)}/messages.${language}.ts`,
];

/** The texts of these pages are in the page's chunk. */
const sourcesOfEnglish = (id) => [
  'src/app/Shell.tsx',
  'src/app/messages.en.ts',
  `src/features/${englishFeatures[id]}.tsx`,
];

/** Head of a page that only the browser renders; the client removes these tags once it has its own. */
const shellHead = ({ title, description }) =>
  [
    `<title data-shell>${title}</title>`,
    `<meta data-shell name="description" content="${description}">`,
    '<meta data-shell name="robots" content="noindex">',
  ].join('');

/**
 * Prerenders public pages, writes a titled shell for each purchase page, and lists all of them in pages.json.
 */
export async function writePages(client, site) {
  const toDocument = createDocument(client, site.noScriptTexts);
  const guides = site.guidePages(readData, new Date().toISOString().slice(0, 10));
  const listing = {
    pages: {},
    shells: {},
    served: {},
    notFound: {},
    redirects: site.redirects,
    sitemap: [
      ...site.publicPageIds.map((id) => site.paths[id]),
      ...site.publicEnglishPageIds.map((id) => ({ en: site.englishHref(id) })),
    ],
    maintenance: { except: site.openPaths },
  };
  const write = (file, content) => {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), content);
  };
  const renderTo = async (path, file, status, sources, seed = []) => {
    const rendered = await site.render(path, { seed });
    if (rendered.status !== status)
      throw new Error(`${path} answers ${rendered.status} instead of ${status}`);
    write(file, toDocument({ ...rendered, sources: rendered.islands ? atOnce(rendered) : sources }));
  };
  const prerender = (path, id, language, file, status, seed) =>
    renderTo(path, file, status, sourcesOf(features[id], language), seed);
  const shell = async (pattern, id, language) => {
    const name = `shells/${dirname(features[id])}.${language}.html`;
    const head = shellHead(await site.seoOf[id].seo(language));
    write(name, toDocument({ language, head, sources: sourcesOf(features[id], language) }));
    listing.shells[pattern] = name;
  };

  const publicPage = async (id, language) => {
    const path = site.paths[id][language];
    const file = path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
    await prerender(path, id, language, file, 200, id === 'stateGuides' ? guides.list(language) : []);
    listing.pages[path] = file;
  };

  const stateGuides = async (language) => {
    for (const { path, seed } of guides.states(language)) {
      const file = `${path.slice(1)}.html`;
      await prerender(path, 'stateGuide', language, file, 200, seed);
      listing.pages[path] = file;
    }
  };

  /** A document whose head and body the server fills in (apps/api, served-pages.ts). */
  const served = (id, pattern) => {
    const name = `served/${id}.html`;
    const places = { head: '<!--served-head-->', html: '<!--served-html-->' };
    write(name, toDocument({ language: 'en', ...places, islands: [], sources: [] }));
    listing.served[pattern] = name;
  };

  const english = async (id) => {
    const path = site.englishHref(id);
    const pattern = site.englishPaths[id];
    const name = `${pattern.slice(1).replaceAll(/\/:\w+\??/g, '')}.html`;
    if (site.servedPageIds.includes(id)) {
      served(id, pattern);
    } else if (site.publicEnglishPageIds.includes(id)) {
      await renderTo(path, name, 200, sourcesOfEnglish(id));
      listing.pages[path] = name;
    } else {
      const head = shellHead(await site.seoOf[id].seo());
      write(`shells/${name}`, toDocument({ language: 'en', head, sources: sourcesOfEnglish(id) }));
      listing.shells[pattern] = `shells/${name}`;
    }
  };

  /** English only, without the public header and footer. */
  const adminShell = async () => {
    const name = 'shells/admin.html';
    const head = shellHead(await site.seoOf.admin.seo());
    write(name, toDocument({ language: 'en', head, sources: ['src/features/admin/AdminPage.tsx'] }));
    listing.shells['/admin'] = name;
  };

  const closed = async (language, file) => {
    const { head, html } = await site.render(site.paths.home[language], { closed: true });
    const mark = '<meta data-shell name="maintenance" content="true">';
    const sources = ['src/app/Shell.tsx', `src/app/messages.${language}.ts`];
    const asShell = head.replaceAll(/<(title|meta)(?=[ >])/g, '<$1 data-shell');
    write(file, toDocument({ language, head: asShell + mark, html, sources, hydrates: false }));
    listing.maintenance[language] = file;
  };

  for (const language of site.languages) {
    const prefix = language === site.defaultLanguage ? '' : `${language}/`;
    await prerender(`/${prefix}no-such-page`, 'notFound', language, `${prefix}404.html`, 404);
    listing.notFound[language] = `${prefix}404.html`;
    await closed(language, `${prefix}503.html`);
    for (const id of site.pageIds) {
      if (site.publicPageIds.includes(id)) await publicPage(id, language);
      else if (id === 'stateGuide') await stateGuides(language);
      else await shell(site.routePattern(id, language), id, language);
    }
  }
  for (const id of site.englishPageIds) await english(id);
  await adminShell();
  listing.sitemap.push(...guides.pairs);
  write('pages.json', `${JSON.stringify(listing, null, 2)}\n`);
  rmSync(join(client, 'manifest.json'));
  return Object.keys(listing.pages).length + Object.keys(listing.shells).length + 4;
}
