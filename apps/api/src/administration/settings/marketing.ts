import { Expose } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { Sources } from '../../platform/http/requests/headers.js';
import type { SettingsState } from '@closewise/domain/administration';
import { shownMarketing } from '@closewise/domain/marketing';
import { html } from '../../platform/http/pages/html.js';
import type { Pages } from '../../platform/http/pages/pages.js';

/** Configuration of the ad pixel and the purchase notices. */
export class MarketingConfig {
  /** Id of the Meta ad pixel, loaded only after the visitor has allowed marketing; no pixel without it. */
  @Expose({ name: 'FB_PIXEL_ID' })
  @IsOptional()
  @Matches(/^\d{5,20}$/, { message: 'FB_PIXEL_ID must be a Meta pixel id of 5 to 20 digits' })
  readonly pixelId?: string;

  /** Which purchases visitors see: real ones, or fictitious ones marked as a sample. */
  @Expose({ name: 'SOCIAL_PROOF_SOURCE' })
  @IsOptional()
  @IsIn(['live', 'sample'], { message: 'SOCIAL_PROOF_SOURCE must be live or sample' })
  readonly configuredSocialProofSource?: 'live' | 'sample';

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  get socialProofSource(): 'live' | 'sample' {
    return this.configuredSocialProofSource ?? (this.environment === 'production' ? 'live' : 'sample');
  }
}

/** Content security sources of the ad pixel: one Meta image, no scripts. Empty without a pixel. */
export const adPixelSources = ({ pixelId }: MarketingConfig): Sources =>
  pixelId === undefined ? {} : { imgSrc: ["'self'", 'data:', 'https://www.facebook.com'] };

/** Puts the claims and testimonials into the pages, for the client and for readers without scripts. */
export function showMarketing(pages: Pick<Pages, 'fill' | 'show'>, values: SettingsState['values']): void {
  const marketing = shownMarketing(values);
  const texts = Object.entries(marketing.texts).map(([name, text]) => [`__${name}__`, escaped(text)]);
  pages.show(marketing.parts);
  pages.fill({ __SHOWN_MARKETING__: escaped(JSON.stringify(marketing)), ...Object.fromEntries(texts) });
}

const escaped = (text: string): string => html`${text}`.markup;
