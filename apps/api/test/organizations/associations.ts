import type { LightMyRequestResponse } from 'fastify';
import type { MasterSetupView } from '@closewise/contracts/organizations';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { Organizations } from '../../src/organizations/accounts/organizations.js';
import { DecideOnOrganization } from '../../src/organizations/approval/decide-on-organization.command.js';
import type { Browser } from '../administration/browser.js';
import { operator, Partners } from '../affiliation/partners.js';
import { waitFor } from '../wait-for.js';

/** What Eva types to register the board of Austin. */
export const form = {
  organizationName: 'Austin Board of Realtors',
  organizationTag: 'AUSTIN',
  contactEmail: 'eva@example.com',
  contactName: 'Eva Ruiz',
  loginPassword: 'four unrelated words here',
};

/** The whole application as organizations, their members and admins meet it. */
export class Associations {
  private admins = 0;

  constructor(readonly partners: Partners) {}

  static async open(options: Parameters<typeof Partners.open>[0] = {}): Promise<Associations> {
    return new Associations(await Partners.open(options));
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

  /** The token of the link that was mailed after the tag's last registration with the address. */
  async mailedToken(tag: string, email: string): Promise<string> {
    const link = new RegExp(`/organization/registration/(${tag}\\.\\S+)`);
    return waitFor(async () => {
      const mails = await this.partners.mailsTo(email);
      const token = mails.map(({ text }) => link.exec(text)?.[1]).findLast(Boolean);
      if (token) return token;
      throw new Error(`${email} got no link for ${tag}`);
    });
  }

  confirm(token: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.partners.browser().send('POST', '/api/organization/confirm-registration', { token, ...body });
  }

  notMe(token: string): Promise<LightMyRequestResponse> {
    return this.partners.browser().send('POST', '/api/organization/not-me', { token });
  }

  /** Confirms by the mailed link, as the contact does. */
  async openLink(tag: string): Promise<void> {
    const { person } = await this.partners.get(Organizations).require(tag);
    const answer = await this.confirm(await this.mailedToken(tag, person!.email));
    if (answer.statusCode !== 200) throw new Error(`${tag} was not confirmed: ${answer.body}`);
  }

  /** Approves once the contact has opened the mailed link. */
  async approve(tag: string): Promise<void> {
    await this.openLink(tag);
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
