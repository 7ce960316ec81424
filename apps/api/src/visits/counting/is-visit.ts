import type { IncomingHttpHeaders } from 'node:http';

/** What programs call themselves that read pages by themselves: crawlers, previews of messages, tests, scripts. */
const program =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skype|headless|lighthouse|phantom|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|monitor|scan|http/i;

/**
 * Whether a person's browser opens a page with these headers, to look at it now. Programs that say what they are, pages that
 * are fetched in case somebody opens them, and who asks by Global Privacy Control to be left alone are not counted.
 */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  if (!agent || !agent.startsWith('Mozilla/5.0') || program.test(agent) || headers['sec-gpc'] === '1')
    return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false;
  return isNavigation(headers);
}

/** Browsers say so of each request, but those before 2023, and all of them over plain http. */
function isNavigation({ accept, 'sec-fetch-dest': goal }: IncomingHttpHeaders): boolean {
  return goal === undefined ? (accept ?? '').includes('text/html') : goal === 'document';
}
