import { buyerPaysByCard } from './journeys/checkout-cards.js';
import { buyerNamesCounty } from './journeys/county.js';
import { buyerKeepsReport } from './journeys/keep-report.js';
import { visitorIsToldOfPurchases } from './journeys/purchase-notices.js';
import { buyerRefinesReport } from './journeys/refine-report.js';
import { buyerReadsStateGuide } from './journeys/state-guides.js';
import { visitorsBrowserKeepsNothing } from './journeys/storage.js';
import { shareSite } from './support/share-site.js';

// All visitors come from one address.
const site = shareSite({ RATE_LIMIT_FACTOR: '1000' });

// First, because the site shows sample purchases only until there are real ones.
describe('a visitor sees recent purchases', () => {
  visitorIsToldOfPurchases(site);
});
describe('a buyer keeps the report', () => {
  buyerKeepsReport(site);
});
describe('a buyer refines the report', () => {
  buyerRefinesReport(site);
});
describe('a buyer whose ZIP code lies in several counties', () => {
  buyerNamesCounty(site);
});
// Those who pay with Stripe go the same ways.
describe('a buyer pays with every kind of card', () => {
  buyerPaysByCard(site);
});
describe('a buyer who looks at a state first', () => {
  buyerReadsStateGuide(site);
});
describe('a visitor whose browser keeps nothing, or rubbish', () => {
  visitorsBrowserKeepsNothing(site);
});
