import type { ComponentType } from 'react';
import type { ShareTexts } from '@closewise/domain/affiliation';
import type { EnglishPageId } from '../shared/i18n/english-paths';
import type { Language } from '../shared/i18n/language';
import type { PageId } from '../shared/i18n/paths';
import { PreserveInputOnError } from './PreserveInput';

type PageModule<Messages> = { default: ComponentType<{ t: Messages; language: Language }> };
type Seo = { title: string; description: string };

/** The catalogues of all features; each is a chunk of its own, so that nobody downloads another language. */
const catalogues = import.meta.glob(['./messages.*.ts', '../features/**/messages.*.ts']);

const loadCatalogue = async <Messages,>(folder: string, language: Language): Promise<Messages> => {
  const load = catalogues[`${folder}/messages.${language}.ts`];
  if (!load) throw new Error(`${folder}/messages.${language}.ts is missing`);
  return ((await load()) as { default: Messages }).default;
};

/** Loads a page and its messages at the same time. */
const lazyRoute =
  <Messages,>(folder: string, page: () => Promise<PageModule<Messages>>) =>
  (language: Language) =>
  async () => {
    const [{ default: Page }, t] = await Promise.all([page(), loadCatalogue<Messages>(folder, language)]);
    return {
      Component: () => (
        <PreserveInputOnError root={() => document.body} language={language}>
          <Page t={t} language={language} />
        </PreserveInputOnError>
      ),
    };
  };

/** A page of the feature in that folder, whose messages have the page's title and description. */
const lazyPage = <Messages extends { seo: Seo }>(
  feature: string,
  page: () => Promise<PageModule<Messages>>,
) => {
  const folder = `../features/${feature}`;
  return {
    route: lazyRoute(folder, page),
    seo: async (language: Language): Promise<Seo> => (await loadCatalogue<Messages>(folder, language)).seo,
  };
};
type LazyPage = ReturnType<typeof lazyPage>;

export const shell = lazyRoute('.', () => import('./Shell'));
export const notFound = lazyPage('not-found', () => import('../features/not-found/NotFoundPage'));
export const reportRedirect = lazyPage(
  'report-redirect',
  () => import('../features/report-redirect/ReportRedirectPage'),
);

/** The translated pages, each loaded when it is visited. */
export const pages: Record<PageId, LazyPage> = {
  home: lazyPage('landing', () => import('../features/landing/LandingPage')),
  checkout: lazyPage('checkout', () => import('../features/checkout/CheckoutPage')),
  processing: lazyPage('processing', () => import('../features/processing/ProcessingPage')),
  thankYou: lazyPage('thank-you', () => import('../features/thank-you/ThankYouPage')),
  premium: lazyPage('checkout/premium', () => import('../features/checkout/premium/PremiumPage')),
  refine: lazyPage('refine', () => import('../features/refine/RefinePage')),
  findReport: lazyPage('find-report', () => import('../features/find-report/FindReportPage')),
  howItWorks: lazyPage('how-it-works', () => import('../features/how-it-works/HowItWorksPage')),
  faq: lazyPage('faq', () => import('../features/faq/FaqPage')),
  sampleReport: lazyPage('sample-report', () => import('../features/sample-report/SampleReportPage')),
  accuracy: lazyPage('accuracy', () => import('../features/accuracy/AccuracyPage')),
  privacy: lazyPage('privacy', () => import('../features/privacy/PrivacyPage')),
  terms: lazyPage('terms', () => import('../features/terms/TermsPage')),
  refunds: lazyPage('refunds', () => import('../features/refunds/RefundsPage')),
  cookieSettings: lazyPage('cookie-settings', () => import('../features/cookie-settings/CookieSettingsPage')),
  stateGuides: lazyPage('state-guides', () => import('../features/state-guides/StateGuidesPage')),
  stateGuide: lazyPage('state-guide', () => import('../features/state-guide/StateGuidePage')),
  unauthorized: lazyPage('unauthorized', () => import('../features/unauthorized/UnauthorizedPage')),
};

type EnglishPage = { route: () => Promise<{ Component: ComponentType }>; seo: () => Promise<Seo> };

/** HAR has a dashboard address of its own; all organizations share the page. */
const organizationDashboard: EnglishPage = {
  route: async () => ({
    Component: (await import('../features/organizations/dashboard/DashboardPage')).default,
  }),
  seo: async () => (await import('../features/organizations/dashboard/texts')).default.seo,
};

/** Pages that exist in English only. */
export const englishPages: Record<EnglishPageId, EnglishPage> = {
  cookiePolicy: {
    route: async () => ({ Component: (await import('../features/cookie-policy/CookiePolicyPage')).default }),
    seo: async () => (await import('../features/cookie-policy/texts')).default.seo,
  },
  disclaimer: {
    route: async () => ({ Component: (await import('../features/disclaimer/DisclaimerPage')).default }),
    seo: async () => (await import('../features/disclaimer/texts')).default.seo,
  },
  templateDemo: {
    route: async () => ({ Component: (await import('../features/template-demo/TemplateDemoPage')).default }),
    seo: async () => (await import('../features/template-demo/texts')).default.seo,
  },
  blog: {
    route: async () => ({ Component: (await import('../features/blog/BlogPage')).default }),
    seo: async () => (await import('../features/blog/messages.en')).default.seo,
  },
  blogPost: {
    route: async () => ({ Component: (await import('../features/blog/PostPage')).default }),
    seo: async () => (await import('../features/blog/messages.en')).default.seo,
  },
  affiliateRegister: {
    route: async () => ({
      Component: (await import('../features/affiliates/register/RegisterPage')).default,
    }),
    seo: async () => atPriceOfDay((await import('../features/affiliates/register/texts')).default.seo),
  },
  affiliateTerms: {
    route: async () => ({ Component: (await import('../features/affiliates/terms/TermsPage')).default }),
    seo: async () => (await import('../features/affiliates/terms/texts')).default.seo,
  },
  affiliateDashboard: {
    route: async () => ({
      Component: (await import('../features/affiliates/dashboard/DashboardPage')).default,
    }),
    seo: async () => (await import('../features/affiliates/dashboard/texts')).default.seo,
  },
  affiliateOnboard: {
    route: async () => ({ Component: (await import('../features/affiliates/onboard/OnboardPage')).default }),
    seo: async () => (await import('../features/affiliates/onboard/texts')).default.seo,
  },
  affiliateNotMe: {
    route: async () => ({ Component: (await import('../features/affiliates/not-me/NotMePage')).default }),
    seo: async () => (await import('../features/affiliates/not-me/texts')).default.seo,
  },
  organizationSetup: {
    route: async () => ({ Component: (await import('../features/organizations/setup/SetupPage')).default }),
    seo: async () => atPriceOfDay((await import('../features/organizations/setup/texts')).default.seo),
  },
  organizationForgot: {
    route: async () => ({
      Component: (await import('../features/organizations/password/ForgotPage')).default,
    }),
    seo: async () => (await import('../features/organizations/seo')).default.forgot,
  },
  organizationReset: {
    route: async () => ({
      Component: (await import('../features/organizations/password/ResetPage')).default,
    }),
    seo: async () => (await import('../features/organizations/seo')).default.reset,
  },
  organizationRegistration: {
    route: async () => ({
      Component: (await import('../features/organizations/registration/RegistrationPage')).default,
    }),
    seo: async () => (await import('../features/organizations/seo')).default.registration,
  },
  harDashboard: organizationDashboard,
  organizationDashboard,
};

/** The admin area: English only, without the public header and footer. */
export const admin = {
  route: async () => ({ Component: (await import('../features/admin/AdminPage')).default }),
  seo: async (): Promise<Seo> => (await import('../features/admin/texts')).default.seo,
};

/** A page title and description whose amounts the server fills in. */
async function atPriceOfDay(seo: {
  title: string;
  description: (shares: ShareTexts) => string;
}): Promise<Seo> {
  const { sharePlaceholders: placesOfShares } = await import('@closewise/domain/affiliation');
  return { title: seo.title, description: seo.description(placesOfShares) };
}
