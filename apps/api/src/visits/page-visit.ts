import type { IncomingHttpHeaders } from 'node:http';
import { referralCodesIn } from '@closewise/domain/referral';

/** User agents of programs: crawlers, link previews, tests, scripts. */
const program =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skype|headless|lighthouse|phantom|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|monitor|scan|http/i;

/**
 * Whether these headers come from a person's browser that opens a page. Excludes programs that identify themselves,
 * prefetched pages, and visitors who send Global Privacy Control.
 */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  if (!agent || !agent.startsWith('Mozilla/5.0') || program.test(agent) || headers['sec-gpc'] === '1')
    return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false;
  return isNavigation(headers);
}

/** Browsers send `sec-fetch-dest`, except those before 2023 and over plain HTTP. */
function isNavigation({ accept, 'sec-fetch-dest': goal }: IncomingHttpHeaders): boolean {
  return goal === undefined ? (accept ?? '').includes('text/html') : goal === 'document';
}

/** The referral codes in a URL, in the order in which they count. */
export const visitedCodes = (url: string): string[] =>
  referralCodesIn(url.split('?')[1] ?? '').filter((code) => /^[\w-]+$/.test(code));
