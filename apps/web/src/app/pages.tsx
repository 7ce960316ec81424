import type { ShownShares } from '@closewise/domain/affiliation';
import type { ComponentType } from 'react';
import type { EnglishPageId } from '../shared/i18n/english-paths';
import type { Language } from '../shared/i18n/language';
import type { PageId } from '../shared/i18n/paths';
import { lazyRoute, type PageLoader } from './lazy-route';

type Seo = { title: string; description: string };
const lazyPage = <Messages extends { seo: Seo }>(loader: PageLoader<Messages>) => ({
  route: lazyRoute(loader),
  seo: async (language: Language): Promise<Seo> => (await loader.messages[language]()).default.seo,
});
export type LazyPage = ReturnType<typeof lazyPage>;

export const shell = lazyRoute({
  page: () => import('./Shell'),
  messages: { en: () => import('./messages.en'), es: () => import('./messages.es') },
});
export const notFound = lazyPage({
  page: () => import('../features/not-found/NotFoundPage'),
  messages: {
    en: () => import('../features/not-found/messages.en'),
    es: () => import('../features/not-found/messages.es'),
  },
});
export const reportRedirect = lazyPage({
  page: () => import('../features/report-redirect/ReportRedirectPage'),
  messages: {
    en: () => import('../features/report-redirect/messages.en'),
    es: () => import('../features/report-redirect/messages.es'),
  },
});
/** The pages of both languages, each loaded when it is visited. */
export const pages: Record<PageId, LazyPage> = {
  home: lazyPage({
    page: () => import('../features/landing/LandingPage'),
    messages: {
      en: () => import('../features/landing/messages.en'),
      es: () => import('../features/landing/messages.es'),
    },
  }),
  checkout: lazyPage({
    page: () => import('../features/checkout/CheckoutPage'),
    messages: {
      en: () => import('../features/checkout/messages.en'),
      es: () => import('../features/checkout/messages.es'),
    },
  }),
  processing: lazyPage({
    page: () => import('../features/processing/ProcessingPage'),
    messages: {
      en: () => import('../features/processing/messages.en'),
      es: () => import('../features/processing/messages.es'),
    },
  }),
  thankYou: lazyPage({
    page: () => import('../features/thank-you/ThankYouPage'),
    messages: {
      en: () => import('../features/thank-you/messages.en'),
      es: () => import('../features/thank-you/messages.es'),
    },
  }),
  premium: lazyPage({
    page: () => import('../features/checkout/premium/PremiumPage'),
    messages: {
      en: () => import('../features/checkout/premium/messages.en'),
      es: () => import('../features/checkout/premium/messages.es'),
    },
  }),
  refine: lazyPage({
    page: () => import('../features/refine/RefinePage'),
    messages: {
      en: () => import('../features/refine/messages.en'),
      es: () => import('../features/refine/messages.es'),
    },
  }),
  findReport: lazyPage({
    page: () => import('../features/find-report/FindReportPage'),
    messages: {
      en: () => import('../features/find-report/messages.en'),
      es: () => import('../features/find-report/messages.es'),
    },
  }),
  howItWorks: lazyPage({
    page: () => import('../features/how-it-works/HowItWorksPage'),
    messages: {
      en: () => import('../features/how-it-works/messages.en'),
      es: () => import('../features/how-it-works/messages.es'),
    },
  }),
  faq: lazyPage({
    page: () => import('../features/faq/FaqPage'),
    messages: {
      en: () => import('../features/faq/messages.en'),
      es: () => import('../features/faq/messages.es'),
    },
  }),
  sampleReport: lazyPage({
    page: () => import('../features/sample-report/SampleReportPage'),
    messages: {
      en: () => import('../features/sample-report/messages.en'),
      es: () => import('../features/sample-report/messages.es'),
    },
  }),
  accuracy: lazyPage({
    page: () => import('../features/accuracy/AccuracyPage'),
    messages: {
      en: () => import('../features/accuracy/messages.en'),
      es: () => import('../features/accuracy/messages.es'),
    },
  }),
  privacy: lazyPage({
    page: () => import('../features/privacy/PrivacyPage'),
    messages: {
      en: () => import('../features/privacy/messages.en'),
      es: () => import('../features/privacy/messages.es'),
    },
  }),
  terms: lazyPage({
    page: () => import('../features/terms/TermsPage'),
    messages: {
      en: () => import('../features/terms/messages.en'),
      es: () => import('../features/terms/messages.es'),
    },
  }),
  refunds: lazyPage({
    page: () => import('../features/refunds/RefundsPage'),
    messages: {
      en: () => import('../features/refunds/messages.en'),
      es: () => import('../features/refunds/messages.es'),
    },
  }),
  cookieSettings: lazyPage({
    page: () => import('../features/cookie-settings/CookieSettingsPage'),
    messages: {
      en: () => import('../features/cookie-settings/messages.en'),
      es: () => import('../features/cookie-settings/messages.es'),
    },
  }),
  stateGuides: lazyPage({
    page: () => import('../features/state-guides/StateGuidesPage'),
    messages: {
      en: () => import('../features/state-guides/messages.en'),
      es: () => import('../features/state-guides/messages.es'),
    },
  }),
  stateGuide: lazyPage({
    page: () => import('../features/state-guide/StateGuidePage'),
    messages: {
      en: () => import('../features/state-guide/messages.en'),
      es: () => import('../features/state-guide/messages.es'),
    },
  }),
  unauthorized: lazyPage({
    page: () => import('../features/unauthorized/UnauthorizedPage'),
    messages: {
      en: () => import('../features/unauthorized/messages.en'),
      es: () => import('../features/unauthorized/messages.es'),
    },
  }),
};

type EnglishPage = { route: () => Promise<{ Component: ComponentType }>; seo: () => Promise<Seo> };

/** At HAR's own address and at those of the other organizations. */
const organizationDashboard: EnglishPage = {
  route: async () => ({
    Component: (await import('../features/organizations/dashboard/DashboardPage')).default,
  }),
  seo: async () => (await import('../features/organizations/dashboard/texts')).default.seo,
};

/** The pages that exist in English alone; their texts stand beside them. */
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
    seo: async () => (await import('../features/organizations/password/seo')).default.forgot,
  },
  organizationReset: {
    route: async () => ({
      Component: (await import('../features/organizations/password/ResetPage')).default,
    }),
    seo: async () => (await import('../features/organizations/password/seo')).default.reset,
  },
  harDashboard: organizationDashboard,
  organizationDashboard,
};

/** The admin area: English alone, without the shell of public pages. */
export const admin = {
  route: async () => ({ Component: (await import('../features/admin/AdminPage')).default }),
  seo: async (): Promise<Seo> => (await import('../features/admin/texts')).default.seo,
};

/** A head whose amounts the server writes when it serves the page. */
async function atPriceOfDay(seo: {
  title: string;
  description: (shares: ShownShares) => string;
}): Promise<Seo> {
  const { placesOfShares } = await import('@closewise/domain/affiliation');
  return { title: seo.title, description: seo.description(placesOfShares) };
}
