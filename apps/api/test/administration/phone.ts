import { TOTP } from 'otpauth';
import type { EnrolmentView, RecoveryCodesView } from '@closewise/contracts/admin';
import type { Clock } from '../../src/platform/clock/clock.js';
import type { Browser } from './browser.js';

const path = '/api/admin/second-factor';

/** An admin's phone with an authenticator app, which reads the time off the server's clock. */
export class Phone {
  recoveryCodes: string[] = [];
  private uri = '';

  constructor(private readonly clock: Clock) {}

  /** Scans the QR code that the browser shows. */
  async scan(browser: Browser): Promise<EnrolmentView> {
    const shown = (await browser.send('POST', `${path}/enrol`)).json<EnrolmentView>();
    this.uri = shown.otpauthUri;
    return shown;
  }

  /** Sets the second factor up from beginning to end; the next code is one of a later step. */
  async setUp(browser: Browser): Promise<this> {
    await this.scan(browser);
    const answer = await browser.send('POST', `${path}/activate`, { code: this.code(-1) });
    this.recoveryCodes = answer.json<RecoveryCodesView>().recoveryCodes;
    return this;
  }

  get secret(): string {
    return new URL(this.uri).searchParams.get('secret')!;
  }

  /** What the app shows now, or some steps of 30 seconds later. */
  code(steps = 0): string {
    const { searchParams } = new URL(this.uri);
    const period = Number(searchParams.get('period'));
    const timestamp = this.clock.now().getTime() + steps * period * 1000;
    const digits = Number(searchParams.get('digits'));
    return new TOTP({ secret: this.secret, digits, period }).generate({ timestamp });
  }
}
