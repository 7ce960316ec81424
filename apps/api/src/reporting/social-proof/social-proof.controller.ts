import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { socialProofView, type SocialProofView } from '@closewise/contracts/buyer';
import { samplePurchases, type ShownPurchase } from '@closewise/domain/reporting';
import { MarketingConfig, ShownSettings } from '../../administration/index.js';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { RecentPurchases } from './recent-purchases.js';
import { socialProofConfigOf } from './social-proof-config.js';

/** More than a visit shows. */
const most = 40;

/** The purchases that a visitor is told of. */
@ApiTags('public')
@Access('visitor')
@Controller('api/public/social-proof')
export class SocialProofController {
  constructor(
    private readonly settings: ShownSettings,
    private readonly marketing: MarketingConfig,
    private readonly purchases: RecentPurchases,
  ) {}

  @Get()
  @RateLimited('social-proof', {
    points: 120,
    perSeconds: 60,
    refusal: 'So many pages were opened from your network that we must ask you to wait.',
  })
  @ResponseSchema(socialProofView)
  @ApiOperation({
    operationId: 'readSocialProof',
    summary: 'Recent purchases without anything personal, and how the site shows them',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'No items while the notices are off, or too few were bought to tell of',
    standardSchema: socialProofView,
  })
  async read(): Promise<SocialProofView> {
    const { values } = await this.settings.current();
    const config = socialProofConfigOf(values);
    const source = this.marketing.socialProofSource;
    return { success: true, config, source, items: config.enabled ? [...(await this.items(source))] : [] };
  }

  private async items(source: SocialProofView['source']): Promise<readonly ShownPurchase[]> {
    if (source === 'sample') return samplePurchases(most, Math.random);
    return (await this.purchases.shown()).slice(0, most);
  }
}
