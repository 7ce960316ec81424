import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';

/** What affiliates send around. */
@Injectable()
export class ReferralLinks {
  constructor(private readonly config: ServerConfig) {}

  /** To the home page of the language. */
  of(code: string, language: 'en' | 'es' = 'en'): string {
    return `${this.config.publicUrl}${language === 'es' ? '/es/' : '/'}?ref=${code}`;
  }
}
