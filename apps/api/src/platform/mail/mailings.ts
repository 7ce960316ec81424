import { Injectable } from '@nestjs/common';
import { Mail, type Mailing } from './mail.js';

/** The mailings of all modules. */
@Injectable()
export class Mailings extends Mail {
  private readonly mailings = new Map<string, Mailing>();

  override register(mailing: Mailing): void {
    if (!/^[a-z-]+$/.test(mailing.name)) throw new Error(`A mailing cannot be named ${mailing.name}`);
    if (this.mailings.has(mailing.name)) throw new Error(`Two mailings are named ${mailing.name}`);
    this.mailings.set(mailing.name, mailing);
  }

  named(name: string): Mailing {
    const mailing = this.mailings.get(name);
    if (!mailing) throw new Error(`This release has no mailing named ${name}`);
    return mailing;
  }
}
