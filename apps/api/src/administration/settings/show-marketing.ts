import type { SettingsState } from '@closewise/domain/administration';
import { shownMarketing } from '@closewise/domain/marketing';
import { html } from '../../platform/http/pages/html.js';
import type { Pages } from '../../platform/http/pages/pages.js';

/** Puts the claims and testimonials into the pages, for readers without scripts and for the client alike. */
export function showMarketing(pages: Pick<Pages, 'fill' | 'show'>, values: SettingsState['values']): void {
  const marketing = shownMarketing(values);
  const texts = Object.entries(marketing.texts).map(([name, text]) => [`__${name}__`, escaped(text)]);
  pages.show(marketing.parts);
  pages.fill({ __SHOWN_MARKETING__: escaped(JSON.stringify(marketing)), ...Object.fromEntries(texts) });
}

const escaped = (text: string): string => html`${text}`.markup;
