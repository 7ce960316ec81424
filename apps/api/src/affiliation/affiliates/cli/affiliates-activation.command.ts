import { SubCommand } from 'nest-commander';
import { AffiliateChangeCommand, type AffiliateChangeOptions } from './affiliate-change.command.js';

/** `affiliates deactivate CODE [--reason WHY] [--dry-run] [--json]`: sales earn nothing until it is reactivated. */
@SubCommand({
  name: 'deactivate',
  arguments: '<code>',
  description: 'Let the sales of an affiliate earn nothing from now on; the dashboard stays',
})
export class AffiliatesDeactivateCommand extends AffiliateChangeCommand {
  override async run([code = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    await this.make(code, { type: 'DeactivateAffiliate', reason: options.reason ?? null }, options);
  }
}

/** `affiliates reactivate CODE [--reason WHY] [--dry-run] [--json]`: sales earn again. */
@SubCommand({
  name: 'reactivate',
  arguments: '<code>',
  description: 'Let the sales of a deactivated affiliate earn again',
})
export class AffiliatesReactivateCommand extends AffiliateChangeCommand {
  override async run([code = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    await this.make(code, { type: 'ReactivateAffiliate', reason: options.reason ?? null }, options);
  }
}
