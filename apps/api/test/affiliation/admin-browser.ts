import type {
  AdminAction,
  AdminActionsView,
  AdminAffiliate,
  AffiliateActivityView,
  AffiliateListView,
} from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import type { Browser } from '../administration/browser.js';
import { operator, type Partners } from './partners.js';

type Answer = Readonly<{ status: number; message: string; affiliate?: { id: string; referralCode: string } }>;

/** The browser of an admin who manages affiliates. */
export class AdminBrowser {
  private constructor(
    readonly username: string,
    private readonly browser: Browser,
  ) {}

  static async signIn(partners: Partners, name = 'ann'): Promise<AdminBrowser> {
    const { username, password } = await partners.commands.execute(
      new CreateAdmin(name, { role: 'admin', password: null }, operator()),
    );
    const browser = partners.browser();
    await browser.signIn(username, password);
    return new AdminBrowser(username, browser);
  }

  /** Changes an affiliate, optionally the version that the admin saw. Returns status and message. */
  async ask(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, seen?: number): Promise<Answer> {
    const headers: Record<string, string> = seen === undefined ? {} : { 'if-match': `"${seen}"` };
    const answer = await this.browser.send(method, `/api/admin/affiliate/${path}`, body, headers);
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
  }

  async create(name: string, email: string): Promise<{ id: string; referralCode: string }> {
    const { affiliate, message } = await this.ask('POST', 'create', { name, email });
    if (!affiliate) throw new Error(message);
    return affiliate;
  }

  async list(query = ''): Promise<AffiliateListView> {
    return (await this.browser.send('GET', `/api/admin/affiliate/list?${query}`)).json();
  }

  /** The affiliate in the list; undefined if not listed. */
  async listed(id: string): Promise<AdminAffiliate | undefined> {
    return (await this.list('pageSize=500')).affiliates.find((affiliate) => affiliate.id === id);
  }

  async activity(): Promise<AffiliateActivityView['activity']> {
    const answer = await this.browser.send('GET', '/api/admin/affiliate/activity?limit=100');
    return answer.json<AffiliateActivityView>().activity;
  }

  async read<Body>(url: string): Promise<Body> {
    return (await this.browser.send('GET', url)).json<Body>();
  }

  /** The newest recorded actions. */
  async actions(): Promise<AdminAction[]> {
    return (await this.read<AdminActionsView>('/api/admin/audit?pageSize=10')).actions;
  }
}
