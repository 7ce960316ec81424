import { Expose } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';

/** What the marketing of the site uses. */
export class MarketingConfig {
  /** Id of the Meta ad pixel, told of a visitor only after they have allowed marketing; none without it. */
  @Expose({ name: 'FB_PIXEL_ID' })
  @IsOptional()
  @Matches(/^\d{5,20}$/, { message: 'FB_PIXEL_ID must be the digits of the id of a Meta pixel' })
  readonly pixelId?: string;

  /** Which purchases visitors are told of: real ones, or made-up ones that are marked as a sample. */
  @Expose({ name: 'SOCIAL_PROOF_SOURCE' })
  @IsOptional()
  @IsIn(['live', 'sample'], { message: 'SOCIAL_PROOF_SOURCE must be live or sample' })
  readonly givenSocialProofSource?: 'live' | 'sample';

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  get socialProofSource(): 'live' | 'sample' {
    return this.givenSocialProofSource ?? (this.environment === 'production' ? 'live' : 'sample');
  }
}
