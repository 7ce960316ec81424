import { Controller, Get, Header, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../access/access.js';
import { isOutage } from '../../event-store/outage.js';
import { PageUnavailable } from '../../http/problems/retry-later.js';
import { outboxCss, outboxPage, outboxTextPage, outboxUnavailablePage } from './outbox-pages.js';
import { Outbox, type OutboxMail } from './outbox.js';

const page = 'text/html; charset=utf-8';

/** The outbox page for developers; it exists only while mails go there. */
@ApiExcludeController()
@Access('visitor')
@Controller('dev/outbox')
export class OutboxController {
  constructor(private readonly outbox: Outbox) {}

  @Get()
  @Header('content-type', page)
  async list(): Promise<string> {
    return outboxPage(await this.outbox.newest().catch(throwUnavailable));
  }

  @Get('style.css')
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    return outboxCss;
  }

  @Get(':messageId/text')
  @Header('content-type', page)
  async text(@Param('messageId') messageId: string): Promise<string> {
    return outboxTextPage(await this.mail(messageId));
  }

  /** The mail's own page; its styles are inline, as mail programs require. */
  @Get(':messageId/html')
  async html(@Param('messageId') messageId: string, @Res() reply: FastifyReply): Promise<void> {
    const { html } = await this.mail(messageId);
    const policy = String(reply.getHeader('content-security-policy'));
    await reply
      .header('content-security-policy', `${policy};style-src 'unsafe-inline'`)
      .type(page)
      .send(html);
  }

  private async mail(messageId: string): Promise<OutboxMail> {
    const mail = await this.outbox.find(messageId).catch(throwUnavailable);
    if (!mail) throw new NotFoundException('There is no such mail in the outbox');
    return mail;
  }
}

function throwUnavailable(error: unknown): never {
  throw isOutage(error) ? new PageUnavailable(outboxUnavailablePage(), error) : error;
}
