import type { Sources } from '../../platform/http/requests/headers.js';
import type { MarketingConfig } from './marketing-config.js';

/**
 * What the ad pixel needs: a picture of Meta, none of its scripts; nothing without a pixel. The pages ask for it only
 * after a visitor has allowed marketing.
 */
export const adPixelSources = ({ pixelId }: MarketingConfig): Sources =>
  pixelId === undefined ? {} : { imgSrc: ["'self'", 'data:', 'https://www.facebook.com'] };
