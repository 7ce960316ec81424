import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiOperation } from '@nestjs/swagger';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { apiDocument } from './api-document.js';

/** The document of an application whose two routes have these operation ids. */
async function documentOf(list: string | undefined, show: string | undefined) {
  @Controller('api/lots')
  class LotsController {
    @Get()
    @ApiOperation({ summary: 'All lots', ...(list !== undefined && { operationId: list }) })
    list(): object {
      return [];
    }

    @Get(':id')
    @ApiOperation({ summary: 'A lot', ...(show !== undefined && { operationId: show }) })
    show(): object {
      return {};
    }
  }
  @Module({ controllers: [LotsController] })
  class LotsModule {}
  const application = await NestFactory.create(LotsModule, new FastifyAdapter(), {
    preview: true,
    logger: false,
  });
  return apiDocument(application);
}

describe('the OpenAPI document', () => {
  it('[PL-03] calls operations as their routes do', async () => {
    const { paths } = await documentOf('listLots', 'readLot');
    expect(Object.values(paths).map(({ get }) => get?.operationId)).toEqual(['listLots', 'readLot']);
  });

  it.each([
    ['none', undefined, 'GET /api/lots/{id} (LotsController.show) has no operation id such as requestReport'],
    ['one of the framework', 'LotsController_show', 'GET /api/lots/{id} (LotsController_show) has no'],
    ['one without a noun', 'show', 'GET /api/lots/{id} (show) has no operation id'],
    [
      'that of another',
      'listLots',
      'GET /api/lots/{id} and GET /api/lots have the same operation id listLots',
    ],
  ])('[PL-03] is not made while an operation has for an id %s', async (_, id, message) => {
    await expect(documentOf('listLots', id)).rejects.toThrow(message);
  });
});
