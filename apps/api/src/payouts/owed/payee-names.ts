import { Injectable } from '@nestjs/common';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { AffiliateNames } from '../../affiliation/index.js';
import { PayeeList } from './payee-list.js';

/** How a payee is called: `label` is the code or the tag, `name` is null for organizations and once it was erased. */
export type NamedPayee = Readonly<{ label: string; name: string | null }>;

/** What people call the payees, for those who look at a run. */
@Injectable()
export class PayeeNames {
  constructor(
    private readonly payees: PayeeList,
    private readonly names: AffiliateNames,
  ) {}

  /** By `payeeKey`. */
  async of(payees: readonly Payee[]): Promise<Map<string, NamedPayee>> {
    const affiliateIds = payees.filter(({ kind }) => kind === 'affiliate').map(({ id }) => id);
    const [listed, names] = await Promise.all([this.payees.all(), this.names.byId(affiliateIds)]);
    return new Map(
      payees.map((payee) => {
        const key = payeeKey(payee);
        const label = listed.get(key)?.label ?? payee.id;
        return [key, { label, name: payee.kind === 'affiliate' ? (names.get(payee.id) ?? null) : null }];
      }),
    );
  }
}
