import type { FastifyRequest } from 'fastify';
import type { ReportLanguage } from '@closewise/domain/reporting';

/** The language of the page that a request comes from, else the one that the browser prefers. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): ReportLanguage {
  const page = pathOf(headers.referer);
  if (page !== null) return /^\/es(\/|$)/.test(page) ? 'es' : 'en';
  return /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en';
}

function pathOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : null;
}
