import { Injectable } from '@nestjs/common';
import { buyerCardDecider, buyerCardStream } from '@closewise/domain/billing';
import { deliveredMailboxOf, mailboxOf } from '@closewise/domain/privacy/facts';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

/** Which buyer paid with which card, as pseudonyms made with a key that is kept outside the database. */
@Injectable()
export class BuyerCards {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly history: StreamHistory,
    private readonly personalData: PersonalData,
  ) {}

  /** The pseudonym of the card with this fingerprint at the provider. */
  cardId(provider: string, fingerprint: string): string {
    return this.personalData.pseudonym('card of a buyer', JSON.stringify([provider, fingerprint]));
  }

  /** Records that the buyer at this address pays with the card. */
  async remember(cardId: string, email: string, context: CommandContext): Promise<void> {
    for (const cardUseId of this.cardUseIds(cardId, email)) {
      const command = { type: 'RecordCardUse', cardUseId } as const;
      await this.executor.execute(buyerCardDecider, buyerCardStream(cardUseId), command, context);
    }
  }

  /** Whether the buyer at this address had paid with the card by `until` (ISO UTC). */
  async wasUsed(cardId: string, email: string, until: string): Promise<boolean> {
    for (const cardUseId of this.cardUseIds(cardId, email)) {
      const events = await this.history.read(buyerCardStream(cardUseId), until);
      if (foldState(buyerCardDecider, events).isUsed) return true;
    }
    return false;
  }

  /** Older uses were recorded under `mailboxOf` alone, which keeps the dots of Gmail addresses. */
  private cardUseIds(cardId: string, email: string): string[] {
    const mailboxes = new Set([mailboxOf(email), deliveredMailboxOf(email)]);
    return [...mailboxes].map((mailbox) =>
      this.personalData.pseudonym('use of a card', JSON.stringify([cardId, mailbox])),
    );
  }
}
