import { Injectable } from '@nestjs/common';
import { isSameMailbox, type SelfReferral, type AffiliateEvent } from '@closewise/domain/affiliation';
import { BuyerCards } from '../../billing/index.js';

/** Who bought: the address, null when none was given or it was erased, and a pseudonym of the card. */
export type Buyer = Readonly<{ email: string | null; cardId: string | null; paidAt: string }>;

/** Purchases that turn out to be the affiliate's own. */
@Injectable()
export class SelfReferrals {
  constructor(private readonly cards: BuyerCards) {}

  /** By any address that the affiliate had until then, or by the card of an earlier purchase with it. */
  async of(affiliate: readonly AffiliateEvent[], buyer: Buyer): Promise<SelfReferral | null> {
    const own = affiliate.flatMap(addressIn);
    const { email, cardId, paidAt } = buyer;
    if (email !== null && own.some((address) => isSameMailbox(address, email))) return 'email';
    if (cardId === null) return null;
    const uses = await Promise.all(own.map((address) => this.cards.wasUsed(cardId, address, paidAt)));
    return uses.includes(true) ? 'card' : null;
  }
}

/** None in a fact without one, or after an erasure. */
function addressIn({ type, data }: AffiliateEvent): string[] {
  if (type !== 'AffiliateRegistered' && type !== 'AffiliateDetailsChanged') return [];
  return data.person ? [data.person.email] : [];
}
