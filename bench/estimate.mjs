// The processor time of full estimates of closing costs, all states in turn.
import { estimateClosingCosts } from '../libs/domain/dist/closing-costs/index.js';
import { readRuleBook } from './rule-book.mjs';

const count = Number(process.argv[2] ?? 10_000);
const rules = await readRuleBook();
const states = [...rules.jurisdictions.keys()];

const buyerTypes = ['first-time', 'financing', 'cash'];
const before = process.cpuUsage();
for (let i = 0; i < count; i += 1) {
  const property = { state: states[i % states.length], price: 200_000 + ((i * 137) % 900_000) };
  estimateClosingCosts({ ...property, buyerType: buyerTypes[i % 3] }, rules, '2026-11-21');
}
const { user, system } = process.cpuUsage(before);
const seconds = (user + system) / 1e6;
console.log(JSON.stringify({ seconds_per_10000: (seconds * 10_000) / count }));
