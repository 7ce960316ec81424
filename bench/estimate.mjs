// The processor time of one thread for full estimates of closing costs, all states in turn, once the code is warm.
import { estimateClosingCosts } from '../libs/domain/dist/closing-costs/index.js';
import { readRuleBook } from './rule-book.mjs';

const count = Number(process.argv[2] ?? 10_000);
const rules = await readRuleBook();
const states = [...rules.jurisdictions.keys()];
const buyerTypes = ['first-time', 'financing', 'cash'];

function estimates(number) {
  for (let i = 0; i < number; i += 1) {
    const property = { state: states[i % states.length], price: 200_000 + ((i * 137) % 900_000) };
    estimateClosingCosts({ ...property, buyerType: buyerTypes[i % 3] }, rules, '2026-11-21');
  }
}

estimates(2000);
const before = process.threadCpuUsage();
estimates(count);
const { user, system } = process.threadCpuUsage(before);
const seconds = (user + system) / 1e6;
console.log(JSON.stringify({ seconds_per_10000: (seconds * 10_000) / count }));
