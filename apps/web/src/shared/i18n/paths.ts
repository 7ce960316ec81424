import type { Language } from './language';

/** Every translated page with its address in each language. */
export const paths = {
  home: { en: '/', es: '/es/' },
  checkout: { en: '/checkout/:reportId', es: '/es/checkout/:reportId' },
  processing: { en: '/processing/:reportId', es: '/es/procesando/:reportId' },
  thankYou: { en: '/thank-you/:reportId', es: '/es/gracias/:reportId' },
  premium: { en: '/premium/:reportId', es: '/es/premium/:reportId' },
  refine: { en: '/report/:reportId/refine', es: '/es/informe/:reportId/corregir' },
  findReport: { en: '/find-my-report', es: '/es/encontrar-mi-informe' },
  howItWorks: { en: '/how-it-works', es: '/es/como-funciona' },
  faq: { en: '/faq', es: '/es/preguntas-frecuentes' },
  sampleReport: { en: '/sample-report', es: '/es/informe-muestra' },
  accuracy: { en: '/accuracy', es: '/es/exactitud' },
  privacy: { en: '/privacy-policy', es: '/es/politica-privacidad' },
  terms: { en: '/terms-of-service', es: '/es/terminos-servicio' },
  refunds: { en: '/no-refund-policy', es: '/es/politica-sin-reembolso' },
  cookieSettings: { en: '/footer.cookie', es: '/es/footer.cookie' },
  stateGuides: { en: '/closing-costs', es: '/es/costos-de-cierre' },
  stateGuide: { en: '/closing-costs/:state', es: '/es/costos-de-cierre/:state' },
  unauthorized: { en: '/unauthorized', es: '/es/no-autorizado' },
} as const satisfies Record<string, Record<Language, string>>;
export type PageId = keyof typeof paths;
export const pageIds = Object.keys(paths) as PageId[];

/** Pages for search engines; the others belong to one purchase or person. */
export const publicPageIds = [
  'home',
  'howItWorks',
  'faq',
  'sampleReport',
  'accuracy',
  'privacy',
  'terms',
  'refunds',
  'cookieSettings',
  'stateGuides',
] as const satisfies readonly PageId[];

/** Whether the page is static and hydrates in islands; the client hydrates the others as a whole. */
export const isRead = (id: PageId): boolean =>
  id === 'stateGuide' || publicPageIds.some((each) => each === id);

export type PublicPageId = (typeof publicPageIds)[number];

/** Aliases and the addresses that they redirect to. */
export const formerPaths = {
  '/refund-policy': paths.refunds.en,
  '/payment-success/:reportId': paths.processing.en,
  '/view-report/:reportId': '/report/:reportId',
  '/reports/:reportId': '/report/:reportId',
} as const;

/** The server-rendered report, and the client routes that redirect to it. */
export const reportPath = '/html-report/:reportId';
export const pathsToReport = ['/report/:reportId', '/html-report-view/:reportId'] as const;

type NameIn<P extends string> = P extends `${string}/:${infer Name}/${string}`
  ? Name
  : P extends `${string}/:${infer Name}`
    ? Name
    : never;
type ParamsOf<P extends string> = [NameIn<P>] extends [never] ? never : { [key in NameIn<P>]: string };
type HrefArgs<Id extends PageId> = [ParamsOf<(typeof paths)[Id]['en']>] extends [never]
  ? []
  : [params: ParamsOf<(typeof paths)[Id]['en']>];

/** A page's address in a language; the compiler requires its parameters. */
export function href<Id extends PageId>(id: Id, language: Language, ...[params]: HrefArgs<Id>): string {
  return fill(paths[id][language], params);
}

/** A page's route pattern; a trailing report id is optional (`/checkout` is a page, not an unknown path). */
export function routePattern(id: PageId, language: Language): string {
  const path = paths[id][language];
  return path.endsWith(':reportId') ? `${path}?` : path;
}

/** Fills in the parameters; a missing optional one is removed. */
export const fill = (path: string, params: Record<string, string | undefined> = {}): string =>
  path.replace(/\/:(\w+)\??/g, (_, name: string) =>
    params[name] === undefined ? '' : `/${encodeURIComponent(params[name])}`,
  );
