// The processor time of full estimates of closing costs, all states in turn.
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  estimateClosingCosts,
  parseJurisdictionRules,
  parseNationalFees,
} from '../libs/domain/dist/closing-costs/index.js';

const count = Number(process.argv[2] ?? 10_000);
const folder = resolve(import.meta.dirname, '../libs/domain/data/closing-costs');
const read = async (name) => JSON.parse(await readFile(resolve(folder, `${name}.json`), 'utf8'));
const states = (await readdir(folder)).flatMap((file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? []);
const rules = { national: parseNationalFees(await read('national')), jurisdictions: new Map() };
for (const state of states) rules.jurisdictions.set(state, parseJurisdictionRules(await read(state)));

const buyerTypes = ['first-time', 'financing', 'cash'];
const before = process.cpuUsage();
for (let i = 0; i < count; i += 1) {
  const property = { state: states[i % states.length], price: 200_000 + ((i * 137) % 900_000) };
  estimateClosingCosts({ ...property, buyerType: buyerTypes[i % 3] }, rules, '2026-11-21');
}
const { user, system } = process.cpuUsage(before);
const seconds = (user + system) / 1e6;
console.log(JSON.stringify({ seconds_per_10000: (seconds * 10_000) / count }));
