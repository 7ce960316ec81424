import type { Language } from './language';

/** Every page that exists in both languages, with its address in each. */
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

/** Those that search engines may list; the others belong to one purchase or person. */
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

/** Pages that are read: served as they are written, with islands that live. The others are used. */
export const isRead = (id: PageId): boolean =>
  id === 'stateGuide' || publicPageIds.some((each) => each === id);

export type PublicPageId = (typeof publicPageIds)[number];

/** Other names of pages, with the address that each leads to. */
export const formerPaths = {
  '/refund-policy': paths.refunds.en,
  '/payment-success/:reportId': paths.processing.en,
  '/view-report/:reportId': '/report/:reportId',
  '/reports/:reportId': '/report/:reportId',
} as const;

/** A report as the server renders it, and the addresses in the client that lead to it. */
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

/** The address of a page in a language; a missing parameter does not compile. */
export function href<Id extends PageId>(id: Id, language: Language, ...[params]: HrefArgs<Id>): string {
  return fill(paths[id][language], params);
}

/** The router's pattern of a page: a report id at its end may be missing (`/checkout` is a page, not an unknown path). */
export function routePattern(id: PageId, language: Language): string {
  const path = paths[id][language];
  return path.endsWith(':reportId') ? `${path}?` : path;
}

/** A path with its parameters; one that may be missing and is, leaves nothing. */
export const fill = (path: string, params: Record<string, string | undefined> = {}): string =>
  path.replace(/\/:(\w+)\??/g, (_, name: string) =>
    params[name] === undefined ? '' : `/${encodeURIComponent(params[name])}`,
  );
