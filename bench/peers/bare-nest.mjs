// The peer of the HTTP figures: a Nest application on Fastify that answers a constant and echoes a body.
import 'reflect-metadata';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class HelloController {
  hello() {
    return { success: true, status: 'completed' };
  }
  echo(body) {
    return { success: true, reportId: String(body.address).length };
  }
}
const describe = (name) => Object.getOwnPropertyDescriptor(HelloController.prototype, name);
Controller()(HelloController);
Get('hello')(HelloController.prototype, 'hello', describe('hello'));
Post('hello')(HelloController.prototype, 'echo', describe('echo'));
Body()(HelloController.prototype, 'echo', 0);

class HelloModule {}
Module({ controllers: [HelloController] })(HelloModule);

const application = await NestFactory.create(HelloModule, new FastifyAdapter(), { logger: false });
await application.listen(Number(process.argv[2]), '127.0.0.1');
process.send?.('ready');
