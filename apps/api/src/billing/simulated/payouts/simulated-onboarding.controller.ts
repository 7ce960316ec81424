import {
  Controller,
  Get,
  Header,
  HttpStatus,
  NotFoundException,
  Param,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.js';
import { OnlyWith } from '../../provider/only-with.guard.js';
import { onboardingCss, onboardingPage } from './simulated-onboarding-page.js';
import { SimulatedOnboarding, type Leaving } from './simulated-onboarding.js';
import { onboardingPages } from './simulated-payout-provider.js';

/** The simulated provider's own pages, to which its links lead; they exist only while that provider is used. */
@ApiExcludeController()
@Access('visitor')
@Controller('dev/payout-onboarding')
@UseGuards(OnlyWith('simulated'))
export class SimulatedOnboardingController {
  constructor(private readonly onboarding: SimulatedOnboarding) {}

  @Get('style.css')
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    return onboardingCss;
  }

  @Get(':token')
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const followed = await this.onboarding.follow(token);
    if (!followed) throw unknownLink();
    if ('leadsTo' in followed) await reply.redirect(followed.leadsTo, HttpStatus.SEE_OTHER);
    else
      await reply
        .type('text/html; charset=utf-8')
        .send(onboardingPage(`${onboardingPages}/${token}`, followed.language));
  }

  @Get(':token/complete')
  complete(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    return this.leave(token, 'complete', reply);
  }

  @Get(':token/half-way')
  stopHalfWay(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    return this.leave(token, 'half-way', reply);
  }

  private async leave(token: string, leaving: Leaving, reply: FastifyReply): Promise<void> {
    const leadsTo = await this.onboarding.leave(token, leaving);
    if (leadsTo === null) throw unknownLink();
    await reply.redirect(leadsTo, HttpStatus.SEE_OTHER);
  }
}

const unknownLink = (): NotFoundException => new NotFoundException('There is no such link');
