import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';

/** What affiliates send around. */
@Injectable()
export class ReferralLinks {
  constructor(private readonly config: ServerConfig) {}

  of(code: string): string {
    return `${this.config.publicUrl}/?ref=${code}`;
  }
}
