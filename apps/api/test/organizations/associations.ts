import type { LightMyRequestResponse } from 'fastify';
import type { MasterSetupView } from '@closewise/contracts/organizations';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { DecideOnOrganization } from '../../src/organizations/approval/decide-on-organization.command.js';
import type { Browser } from '../administration/browser.js';
import { operator, Partners } from '../affiliation/partners.js';

/** What Eva types to register the board of Austin. */
export const form = {
  organizationName: 'Austin Board of Realtors',
  organizationTag: 'AUSTIN',
  contactEmail: 'eva@example.com',
  contactName: 'Eva Ruiz',
  loginPassword: 'four unrelated words here',
};
export type Form = typeof form;

/** The whole application as organizations, their members and admins meet it. */
export class Associations {
  private admins = 0;

  constructor(readonly partners: Partners) {}

  static async open(): Promise<Associations> {
    return new Associations(await Partners.open());
  }

  close(): Promise<void> {
    return this.partners.close();
  }

  setUp(changes: object = {}, browser = this.partners.browser()): Promise<LightMyRequestResponse> {
    return browser.send('POST', '/api/organization/create-master-account', { ...form, ...changes });
  }

  /** Registers under a tag and an address of its own. */
  async register(tag: string): Promise<MasterSetupView & { email: string }> {
    const email = `eva@${tag.toLowerCase()}.example`;
    const answer = await this.setUp({ organizationTag: tag, contactEmail: email });
    if (answer.statusCode !== 201) throw new Error(`${tag} was not registered: ${answer.body}`);
    return { ...answer.json<MasterSetupView>(), email };
  }

  async approve(tag: string): Promise<void> {
    await this.partners.commands.execute(new DecideOnOrganization(tag, 'approve', 'called them', operator()));
  }

  async reject(tag: string): Promise<void> {
    await this.partners.commands.execute(new DecideOnOrganization(tag, 'reject', 'not theirs', operator()));
  }

  signIn(
    email: string,
    password = form.loginPassword,
    browser = this.partners.browser(),
  ): Promise<LightMyRequestResponse> {
    return browser.send('POST', '/api/organization/login', { email, password });
  }

  /** A registered organization in a browser that is signed in. */
  async signedIn(tag: string): Promise<{ browser: Browser; email: string; masterAffiliateId: string }> {
    const { email, masterAffiliateId } = await this.register(tag);
    const browser = this.partners.browser();
    await this.signIn(email, form.loginPassword, browser);
    return { browser, email, masterAffiliateId };
  }

  /** An admin in a browser that is signed in. */
  async admin(): Promise<Browser & { username: string }> {
    const issued = await this.partners.commands.execute(
      new CreateAdmin(`admin-${++this.admins}`, { role: 'admin', password: null }, operator()),
    );
    const browser = this.partners.browser();
    await browser.signIn(issued.username, issued.password);
    return Object.assign(browser, { username: issued.username });
  }

  /** The tags of the footer's list. */
  async listed(): Promise<string[]> {
    const answer = await this.partners.browser().send('GET', '/api/organizations/active');
    return answer.json<{ organizations: { tag: string }[] }>().organizations.map(({ tag }) => tag);
  }
}

/** Status and message of a refusal, or of an answer. */
export const told = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];
