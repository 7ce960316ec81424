import { Expose } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';

/** What the marketing of the site uses. */
export class MarketingConfig {
  /** Id of the Meta ad pixel, told of a visitor only after they have allowed marketing; none without it. */
  @Expose({ name: 'FB_PIXEL_ID' })
  @IsOptional()
  @Matches(/^\d{5,20}$/, { message: 'FB_PIXEL_ID must be the digits of the id of a Meta pixel' })
  readonly pixelId?: string;
}
