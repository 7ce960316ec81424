import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CreateAdmin, type IssuedPassword } from '../../src/administration/accounts/create-admin.command.js';
import { ResetAdmin } from '../../src/administration/accounts/reset-admin.command.js';
import { RevokeAdmin } from '../../src/administration/accounts/admin-rights.commands.js';
import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import type { Database } from '../../src/platform/database/database.js';
import { Shop } from '../buyer/shop.js';
import { Browser } from './browser.js';

/** The whole application as admins and the operator meet it. */
export class AdminHarness {
  private addresses = 0;
  private admins = 0;

  private constructor(
    readonly application: NestFastifyApplication,
    readonly database: Database,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<AdminHarness> {
    const shop = await Shop.open();
    return new AdminHarness(shop.application, shop.test.database, () => shop.close());
  }

  /** Acts as another process on the same database. */
  async second(): Promise<AdminHarness> {
    const application = await createApplication(readConfig(ServerConfig, { LOG_LEVEL: 'silent' }));
    await application.init();
    return new AdminHarness(application, this.database, () => application.close());
  }

  /** A browser that was never here, at an address that nobody has used. */
  browser(address = this.nextAddress()): Browser {
    return new Browser(this.application, address);
  }

  get commands(): CommandBus {
    return this.application.get(CommandBus, { strict: false });
  }

  create(username = `ann-${++this.admins}`): Promise<IssuedPassword> {
    return this.commands.execute(
      new CreateAdmin(username, { role: 'admin', password: null }, this.operator()),
    );
  }

  reset(username: string): Promise<IssuedPassword> {
    return this.commands.execute(new ResetAdmin(username, null, this.operator()));
  }

  reinstate(username: string): Promise<IssuedPassword> {
    return this.commands.execute(new ResetAdmin(username, { reason: 'is back' }, this.operator()));
  }

  revoke(username: string): Promise<void> {
    return this.commands.execute(new RevokeAdmin({ username }, 'left', this.operator()));
  }

  /** A new admin in a browser that is signed in. */
  async signedIn(): Promise<IssuedPassword & { browser: Browser }> {
    const issued = await this.create();
    const browser = this.browser();
    await browser.signIn(issued.username, issued.password);
    return { ...issued, browser };
  }

  private operator() {
    return { actor: 'operator', correlationId: randomUUID() };
  }

  private nextAddress(): string {
    this.addresses++;
    return `198.51.${this.addresses >> 8}.${this.addresses & 255}`;
  }
}
