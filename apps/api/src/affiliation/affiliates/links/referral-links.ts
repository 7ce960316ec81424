import type { Language } from '@closewise/domain/language';
import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';

/** The links that affiliates share. */
@Injectable()
export class ReferralLinks {
  constructor(private readonly config: ServerConfig) {}

  /** Link to the home page in the language. */
  linkFor(code: string, language: Language = 'en'): string {
    return `${this.config.publicUrl}${language === 'es' ? '/es/' : '/'}?ref=${code}`;
  }
}
