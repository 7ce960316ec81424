import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { socialProofView, type SocialProofView } from '@closewise/contracts/buyer';
import { samplePurchases, type PurchaseNotice } from '@closewise/domain/reporting';
import { MarketingConfig, SettingsCache } from '../../administration/index.js';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { RecentPurchases } from './recent-purchases.projection.js';

/** More than one visit can show. */
const maxItems = 40;

/** Serves the purchases that visitors are shown. */
@ApiTags('public')
@Access('visitor')
@Controller('api/public/social-proof')
export class SocialProofController {
  constructor(
    private readonly settings: SettingsCache,
    private readonly marketing: MarketingConfig,
    private readonly purchases: RecentPurchases,
  ) {}

  @Get()
  @RateLimited('social-proof', {
    points: 120,
    perSeconds: 60,
    refusal: 'Too many pages were opened from your network.',
  })
  @ResponseSchema(socialProofView)
  @ApiOperation({
    operationId: 'readSocialProof',
    summary: 'Recent purchases without personal data, and how the site shows them',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Without items if the notices are off or there are too few purchases',
    standardSchema: socialProofView,
  })
  async read(): Promise<SocialProofView> {
    const { values } = await this.settings.current();
    const config = socialProofConfigOf(values);
    const source = this.marketing.socialProofSource;
    return { success: true, config, source, items: config.enabled ? [...(await this.items(source))] : [] };
  }

  private async items(source: SocialProofView['source']): Promise<readonly PurchaseNotice[]> {
    if (source === 'sample') return samplePurchases(maxItems, Math.random);
    return (await this.purchases.shown()).slice(0, maxItems);
  }
}

type Values = Readonly<
  Record<`SOCIAL_PROOF_${'ENABLED' | 'INTERVAL' | 'DURATION' | 'POSITION' | 'MESSAGE'}`, string>
>;

const usualInterval = 15;
const usualDuration = 8;

/** The popup's settings; invalid seconds become 15 (interval) and 8 (duration). */
export const socialProofConfigOf = (values: Values): SocialProofView['config'] => ({
  enabled: values.SOCIAL_PROOF_ENABLED === 'true',
  intervalSeconds: secondsOf(values.SOCIAL_PROOF_INTERVAL) ?? usualInterval,
  displayDuration: secondsOf(values.SOCIAL_PROOF_DURATION) ?? usualDuration,
  position: values.SOCIAL_PROOF_POSITION === 'bottom-right' ? 'bottom-right' : 'bottom-left',
  message: values.SOCIAL_PROOF_MESSAGE,
});

function secondsOf(value: string): number | null {
  const seconds = Number.parseInt(value, 10);
  return seconds > 0 ? seconds : null;
}
