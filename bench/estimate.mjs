// Processor time of 10,000 full estimates of closing costs, all states in turn: the first run with everything in the
// process (compiler, garbage collector), then a second run in the calculating thread only.
import { estimateClosingCosts } from '../libs/domain/dist/closing-costs/index.js';
import { readRuleBook } from './rule-book.mjs';

const rules = await readRuleBook();
const states = [...rules.jurisdictions.keys()];
const buyerTypes = ['first-time', 'financing', 'cash'];

function estimates() {
  for (let i = 0; i < 10_000; i += 1) {
    const property = { state: states[i % states.length], price: 200_000 + ((i * 137) % 900_000) };
    estimateClosingCosts({ ...property, buyerType: buyerTypes[i % 3] }, rules, '2026-11-21');
  }
}

function seconds(processorTime) {
  const before = processorTime();
  estimates();
  const { user, system } = processorTime();
  return (user + system - before.user - before.system) / 1e6;
}

const first = seconds(() => process.cpuUsage());
const again = seconds(() => process.threadCpuUsage());
console.log(JSON.stringify({ first_10000_seconds: first, next_10000_seconds: again }));
