import { Controller, Get, Header, HttpStatus, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { reportLanguages } from '@closewise/contracts/buyer';
import {
  stateGuideQuery,
  stateGuidesView,
  stateGuideView,
  type StateGuideQuery,
  type StateGuidesView,
  type StateGuideView,
} from '@closewise/contracts/state-guides';
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { StateGuides } from './state-guides.js';

const oftenEnough = {
  points: 120,
  perSeconds: 60,
  refusal: 'Too many guides were requested from your network.',
};

const inLanguage = { name: 'lang', required: false, enum: reportLanguages } as const;

/** Public API of the state guides. */
@ApiTags('public')
@Access('visitor')
@Controller('api/public/state-guides')
export class StateGuidesController {
  constructor(private readonly guides: StateGuides) {}

  @Get()
  @RateLimited('state-guides', oftenEnough)
  @Header('cache-control', 'public, max-age=3600')
  @ResponseSchema(stateGuidesView)
  @ApiOperation({ operationId: 'listStateGuides', summary: 'The same example in each of the 51 states' })
  @ApiQuery(inLanguage)
  @ApiResponse({ status: HttpStatus.OK, description: 'By name', standardSchema: stateGuidesView })
  @ApiProblems({ 400: 'Lang must be one of en, es' })
  list(@Query({ schema: stateGuideQuery }) { lang }: StateGuideQuery): Promise<StateGuidesView> {
    return this.guides.list(lang);
  }

  @Get(':state')
  @RateLimited('state-guides', oftenEnough)
  @Header('cache-control', 'public, max-age=3600')
  @ResponseSchema(stateGuideView)
  @ApiOperation({
    operationId: 'readStateGuide',
    summary: 'What buying a home costs in a state: an example line by line, its counties and cities',
  })
  @ApiParam({
    name: 'state',
    type: String,
    description: 'Two letters, or the slug of its page in that language',
    example: 'TX',
  })
  @ApiQuery(inLanguage)
  @ApiResponse({ status: HttpStatus.OK, description: 'The guide', standardSchema: stateGuideView })
  @ApiProblems({
    400: 'Lang must be one of en, es',
    404: 'There is no such state. Please name one of the 50 states or DC',
  })
  async read(
    @Param('state') state: string,
    @Query({ schema: stateGuideQuery }) { lang }: StateGuideQuery,
  ): Promise<StateGuideView> {
    return this.guides.guide(state, lang);
  }
}
