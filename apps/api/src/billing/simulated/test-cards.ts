import { createHash } from 'node:crypto';

/** A test card's behavior. `webhook-only`: it pays, but only the webhook reports it. */
export type CardBehavior =
  | Readonly<{ does: 'pay' | 'authenticate' | 'pay-slowly' | 'webhook-only' }>
  | Readonly<{ does: 'decline'; code: string; message: string }>;

const decline = (code: string, message: string): CardBehavior => ({ does: 'decline', code, message });

const cards: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': { does: 'pay' },
  '4000000000000002': decline('card_declined', 'Your card was declined.'),
  '4000000000009995': decline('insufficient_funds', 'Your card has insufficient funds.'),
  '4000002500003155': { does: 'authenticate' },
  '4000000000000077': { does: 'pay-slowly' },
  '4000000000000093': { does: 'webhook-only' },
};

/** A card's behavior: Stripe's published test numbers and two of our own; any other number is declined. */
export function findCardBehavior(cardNumber: string, expiration: string, now: Date): CardBehavior {
  const digits = cardNumber.replaceAll(' ', '');
  if (!passesLuhn(digits)) return decline('incorrect_number', 'Your card number is invalid.');
  if (isExpired(expiration, now)) return decline('expired_card', 'Your card has expired.');
  return (
    cards[digits] ?? decline('test_mode_live_card', 'Your card was declined: only test cards work here.')
  );
}

/** Identifies a card. Everyone uses the same test numbers, so the name on the card is included. */
export function fingerprintOf({ cardNumber, nameOnCard }: PrintedCard): string {
  const printed = [cardNumber.replaceAll(' ', ''), nameOnCard.trim().toLowerCase()];
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, 32);
}

type PrintedCard = Readonly<{ cardNumber: string; nameOnCard: string }>;

/** A card is valid to the end of its month; `expiration` is MM/YY. */
function isExpired(expiration: string, now: Date): boolean {
  const [month = 0, year = 0] = expiration.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= now.getTime();
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}
