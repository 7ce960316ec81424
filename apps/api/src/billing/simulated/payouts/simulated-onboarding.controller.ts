import type { Language } from '@closewise/domain/language';
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
import { html } from '../../../platform/http/pages/html.js';
import { Access } from '../../../platform/access/access.js';
import { OnlyWith } from '../../provider/payments-config.js';
import { SimulatedOnboarding, type Leaving } from './simulated-onboarding.js';
import { onboardingPages } from './simulated-payout-provider.js';

const texts = {
  en: {
    title: 'Simulated payout provider',
    note: 'This page is simulated: it replaces the payout provider’s pages. It collects no data, and no money moves.',
    complete: 'Provide everything and get paid',
    halfWay: 'Skip the bank account',
  },
  es: {
    title: 'Proveedor de pagos simulado',
    note: 'Esta página es simulada: reemplaza las páginas del proveedor de pagos. No se pide ningún dato ni se mueve dinero.',
    complete: 'Proporcionar todos los datos y cobrar',
    halfWay: 'Dejar la cuenta bancaria para después',
  },
} as const;

/** The onboarding page; `path` is its link's path. Its buttons are links, since the server accepts no forms. */
function onboardingPage(path: string, language: Language): string {
  const { title, note, complete, halfWay } = texts[language];
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} | Closewise</title>
      <link rel="stylesheet" href="/dev/payout-onboarding/style.css" />
    </head>
    <body>
      <main>
        <h1>${title}</h1>
        <p>${note}</p>
        <p class="buttons">
          <a class="first" href="${path}/complete">${complete}</a>
          <a href="${path}/half-way">${halfWay}</a>
        </p>
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}

/** Served as a file, since the content security policy allows no inline styles. */
const onboardingCss = `
body { margin: 0; background: #f4f7f4; color: #16241d; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 28px; line-height: 1.15; overflow-wrap: anywhere; }
dt { font-size: 14px; color: #4b5b52; }
dd { margin: 0 0 8px; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 8px 8px 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; border-bottom: 1px solid #cfd9d2; }
td:nth-child(-n + 2) { white-space: nowrap; }
.amount { text-align: right; padding-right: 0; white-space: nowrap; }
a { color: #0d5c3f; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
.buttons a { min-height: 44px; padding: 0 16px; display: inline-flex; align-items: center; color: #0d5c3f;
  border: 1px solid #0d5c3f; border-radius: 12px; text-decoration: none; }
.buttons a.first { background: #0d5c3f; color: #fff; }
.buttons a:focus-visible { outline: 3px solid #16241d; outline-offset: 2px; }
`;

/** The simulated provider's onboarding pages; they exist only while that provider is in use. */
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
