import 'reflect-metadata';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { SignedBody } from '../http/requests/signed-body.js';
import { Access, RequiresStepUp, WithoutStepUp } from './access.js';
import { requireAccess } from './require-access.js';

@Access('admin')
@Controller('office')
class OfficeController {
  @Get()
  read(): string {
    return '';
  }

  @RequiresStepUp()
  @Post('safe')
  open(): string {
    return '';
  }

  @WithoutStepUp('only rings')
  @Post('bell')
  ring(): string {
    return '';
  }

  @Post('letters')
  @SignedBody()
  @Access('provider')
  receive(): string {
    return '';
  }
}

@Controller('cellar')
class ForgottenController {
  @Get()
  read(): string {
    return '';
  }
}

@Controller('attic')
class UndescribedController {
  @Get()
  @Access(['admin', 'auditor'])
  read(): string {
    return '';
  }
}

@Controller('vault')
class UndecidedController {
  @Post()
  @Access('organization')
  empty(): string {
    return '';
  }
}

async function routesOf(...controllers: (new () => object)[]): Promise<Record<string, object>> {
  @Module({ controllers })
  class House {}
  const application = await NestFactory.create<NestFastifyApplication>(House, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  const server = application.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const routes: Record<string, object> = {};
  requireAccess(server);
  server.addHook('onRoute', ({ method, url, config }) => {
    routes[`${String(method)} ${url}`] = { ...config };
  });
  await application.init();
  await application.close();
  return routes;
}

describe('who may call a route', () => {
  it('is said by the controller, or by the handler in its place', async () => {
    expect(await routesOf(OfficeController)).toMatchObject({
      'GET /office': { access: { roles: ['admin'] } },
      'POST /office/safe': { access: { roles: ['admin'], requiresStepUp: true } },
      'POST /office/bell': { access: { roles: ['admin'], withoutStepUp: 'only rings' } },
      'POST /office/letters': { access: { roles: ['provider'] }, hasSignedBody: true },
    });
  });

  it('[PL-07] must be said: the application does not start with a route for which nobody thought of it', async () => {
    await expect(routesOf(OfficeController, ForgottenController)).rejects.toThrow(
      'GET /cellar does not declare who may call it',
    );
  });

  it('[PL-07] must say whether it needs the password again where it changes something', async () => {
    await expect(routesOf(UndecidedController)).rejects.toThrow(
      'POST /vault does not declare whether it needs the password again',
    );
  });

  it('[PL-07] is not the auditor where nobody knows what of the answer is personal', async () => {
    await expect(routesOf(UndescribedController)).rejects.toThrow(
      'GET /attic is open to auditors and does not declare what is personal in its response',
    );
  });
});
