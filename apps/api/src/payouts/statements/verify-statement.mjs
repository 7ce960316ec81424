#!/usr/bin/env node
// Verifies a Closewise statement (CSV) without a network and without other files:
//   node verify-statement.mjs STATEMENT.csv [--key KEY] [--seals SEALS.json]
// Exit code 0: valid; 1: something differs; 2: not a statement, or invalid arguments.
// Download it from the site that issued the statement: /verify-statement.mjs
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import process, { argv, stderr, stdout } from 'node:process';

const usage = 'node verify-statement.mjs STATEMENT.csv [--key BASE64-OR-FILE] [--seals SEALS.json]';
const columns = 'Record,Number,Time (UTC),What,Reference,Amount (USD),Balance (USD),Sealed fact,Seal'.split(
  ',',
);
const order =
  /^Closewise statement;name;month;opening balance;(entry;)*earned;paid out;closing balance;(newest seal;)?key;signature;$/;

class Refusal extends Error {}

function main(given) {
  const { file, key, seals } = optionsOf(given);
  const text = read(file, 'statement');
  const statement = statementOf(text);
  const known = key === undefined ? null : publicKeyOf(key);
  const faults = [
    ...faultsOfSums(statement),
    ...faultsOfTimes(statement),
    ...faultsOfSignature(statement, known),
    ...(seals === undefined ? [] : faultsOfSeals(statement, sealsOf(read(seals, 'file of seals')))),
  ];
  for (const fault of faults) stdout.write(`${fault}\n`);
  if (faults.length > 0) return 1;
  stdout.write(`${summaryOf(statement, known !== null, seals !== undefined)}\n`);
  return 0;
}

function optionsOf(given) {
  const options = {};
  const rest = [...given];
  while (rest.length > 0) {
    const word = rest.shift();
    const name = { '--key': 'key', '--seals': 'seals' }[word] ?? (word.startsWith('--') ? null : 'file');
    const value = name === 'file' ? word : rest.shift();
    if (name === null || value === undefined || name in options) throw new Refusal(`Usage: ${usage}`);
    options[name] = value;
  }
  if (options.file === undefined) throw new Refusal(`Usage: ${usage}`);
  return options;
}

function read(file, what) {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Refusal(`The ${what} ${file} cannot be read: ${error.code}`);
  }
}

/** The cells of a CSV file (RFC 4180); lines may end with CR LF or LF. */
function rowsOf(text) {
  /** @type {string[][]} */
  const rows = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [all, quoted, plain, end] = cell.exec(text) ?? [];
    if (all === undefined) throw new Refusal('This is not a Closewise statement: it is not a CSV file');
    rows.at(-1).push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',' && cell.lastIndex === text.length) rows.at(-1).push('');
    if (end.endsWith('\n') && cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

function statementOf(text) {
  const rows = rowsOf(text);
  const [head, ...records] = rows;
  const isOurs = head.join() === columns.join() && records.every((row) => row.length === columns.length);
  if (!isOurs || records[0]?.[0] !== 'Closewise statement')
    throw new Refusal('This is not a Closewise statement: the first lines are different');
  if (records[0][1] !== '1')
    throw new Refusal(
      `The statement has the format ${records[0][1]}, but this program supports 1: download the newer program`,
    );
  if (!order.test(records.map(([record]) => `${record};`).join('')))
    throw new Refusal('This is not a complete Closewise statement: lines are missing or in another order');
  const only = (record) => records.find(([name]) => name === record);
  const lines = records.map(lineOf);
  return {
    rows,
    payee: `${records[0][3]} ${records[0][4]}`,
    month: only('month')[2],
    opening: lines.find(({ record }) => record === 'opening balance'),
    entries: lines.filter(({ record }) => record === 'entry'),
    earned: lines.find(({ record }) => record === 'earned'),
    paidOut: lines.find(({ record }) => record === 'paid out'),
    closing: lines.find(({ record }) => record === 'closing balance'),
    newest: lines.find(({ record }) => record === 'newest seal'),
    keyId: only('key')[3].replace(/^key /, ''),
    publicKey: only('key')[4].replace(/^ed25519:/, ''),
    signature: only('signature')[4].replace(/^ed25519:/, ''),
  };
}

const lineOf = ([record, number, time, what, reference, amount, balance, sealedFact, seal], index) => ({
  record,
  line: index + 2,
  number,
  time,
  what,
  reference,
  amount: centsOf(amount),
  balance: centsOf(balance),
  sealedFact,
  seal,
});

/** Null for anything but an amount such as -12.50. */
function centsOf(text) {
  return /^-?\d{1,13}\.\d\d$/.test(text) ? Number(text.replace('.', '')) : null;
}

const dollars = (cents) => {
  if (cents === null) return 'no amount';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function faultsOfSums({ opening, entries, earned, paidOut, closing }) {
  const faults = [];
  let { balance } = opening;
  let number = Number(opening.number);
  for (const entry of entries) {
    if (entry.number !== String(++number))
      faults.push(
        `Line ${entry.line}: entry ${number} is missing: this line has number ${entry.number || '(none)'}`,
      );
    if (entry.amount === null || entry.balance !== balance + entry.amount)
      faults.push(
        `Line ${entry.line}: ${dollars(balance)} plus ${dollars(entry.amount)} is not the balance ${dollars(entry.balance)}`,
      );
    ({ balance } = entry);
    number = Number(entry.number);
  }
  const sum = (ofPayouts) =>
    entries.reduce(
      (cents, { what, amount }) => cents + (what.startsWith('payout') === ofPayouts ? amount : 0),
      0,
    );
  const compare = (line, what, expected) => {
    if (line.amount !== expected)
      faults.push(
        `Line ${line.line}: ${what} of the entries are ${dollars(expected)}, not ${dollars(line.amount)}`,
      );
  };
  compare(earned, 'the earnings', sum(false));
  compare(paidOut, 'the payouts', 0 - sum(true));
  if (closing.balance !== opening.balance + earned.amount - paidOut.amount)
    faults.push(
      `Line ${closing.line}: ${dollars(opening.balance)} plus ${dollars(earned.amount)} minus ${dollars(paidOut.amount)} is not ${dollars(closing.balance)}`,
    );
  if (closing.balance !== balance)
    faults.push(
      `Line ${closing.line}: the last balance is ${dollars(balance)}, not ${dollars(closing.balance)}`,
    );
  if (closing.number !== String(number))
    faults.push(`Line ${closing.line}: the last entry should be ${closing.number}, but it is ${number}`);
  return faults;
}

function faultsOfTimes({ month, opening, entries, closing }) {
  const faults = [];
  let last = opening.time;
  if (!opening.time.startsWith(`${month}-01T00:00:00`))
    faults.push(`Line ${opening.line}: ${opening.time} is not the beginning of ${month}`);
  for (const { line, time } of entries) {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) || !time.startsWith(`${month}-`))
      faults.push(`Line ${line}: ${time || 'no time'} is not in ${month}`);
    else if (time < last) faults.push(`Line ${line}: ${time} is before the line above`);
    else last = time;
  }
  if (closing.time <= last) faults.push(`Line ${closing.line}: ${closing.time} is not the end of ${month}`);
  return faults;
}

/** The signature is Ed25519 over the JSON of all other rows. */
function faultsOfSignature({ rows, keyId, publicKey, signature }, known) {
  const own = rawKeyOf(publicKey);
  if (own === null || idOf(own) !== keyId)
    return ['The key of the statement is invalid, or its id was changed'];
  if (known !== null && !known.equals(own))
    return [`It is signed with the key ${keyId}, not with yours (${idOf(known)})`];
  const content = Buffer.from(JSON.stringify(rows.slice(0, -1)));
  if (isSignedBy(own, content, signature)) return [];
  return ['Invalid signature: the statement was changed after it was signed'];
}

function isSignedBy(raw, content, signature) {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') };
  try {
    return verify(
      null,
      content,
      createPublicKey({ key: jwk, format: 'jwk' }),
      Buffer.from(signature, 'base64'),
    );
  } catch {
    return false;
  }
}

const idOf = (raw) => createHash('sha256').update(raw).digest('hex').slice(0, 16);

const rawKeyOf = (base64) => {
  const raw = Buffer.from(base64, 'base64');
  return raw.length === 32 && raw.toString('base64') === base64.trim() ? raw : null;
};

/** A public key in base64, or a file with it in base64 or PEM. */
function publicKeyOf(given) {
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given;
  const raw = text.includes('-----BEGIN') ? rawOfPem(text) : rawKeyOf(text.trim());
  if (raw === null) throw new Refusal('--key is not a public key: use the base64 of 32 bytes, or a PEM file');
  return raw;
}

function rawOfPem(text) {
  try {
    const { crv, x } = createPublicKey(text).export({ format: 'jwk' });
    return crv === 'Ed25519' ? Buffer.from(x, 'base64url') : null;
  } catch {
    return null;
  }
}

/** The seals of `ledger seals`: the data of LedgerSealed, a JSON array. */
function sealsOf(text) {
  try {
    const seals = JSON.parse(text);
    if (seals.every(({ number, facts, signature }) => number && Array.isArray(facts) && signature))
      return seals;
  } catch {
    // Refused below.
  }
  throw new Refusal('--seals is not a list of seals: create it with ledger seals');
}

/** Compares seals signed with another key than the statement's by their hashes only. */
function faultsOfSeals({ entries, newest, keyId, publicKey }, seals) {
  const key = rawKeyOf(publicKey);
  const faults = seals.flatMap((seal, index) => {
    const isOurs = key !== null && seal.keyId === keyId;
    const fault = faultOfSeal(seal, seals[index - 1], isOurs ? key : null);
    return fault === null ? [] : [`Seal ${seal.number}: ${fault}`];
  });
  const facts = new Map(seals.map(({ number, facts: sealed }) => [String(number), new Set(sealed)]));
  for (const { line, sealedFact, seal } of entries) {
    if (!facts.has(seal)) faults.push(`Line ${line}: seal ${seal} is not in the file of seals`);
    else if (!facts.get(seal).has(sealedFact))
      faults.push(`Line ${line}: seal ${seal} does not have ${sealedFact}`);
  }
  const hash = seals.find(({ number }) => String(number) === newest?.number)?.chainHash;
  if (newest && newest.reference !== `sha256:${hash}`)
    faults.push(`Line ${newest.line}: seal ${newest.number} has another chain hash`);
  return faults;
}

function faultOfSeal({ signature, ...content }, before, key) {
  if (key !== null && !isSignedBy(key, Buffer.from(canonical(content)), signature))
    return 'its signature is invalid';
  if (before && content.number === before.number + 1 && content.previousHash !== before.chainHash)
    return 'it does not follow the previous seal';
  let link = Buffer.from(content.previousHash, 'hex');
  for (const fact of content.facts) {
    const digest = Buffer.from(fact.slice(fact.lastIndexOf(' ') + 1), 'base64url');
    link = createHash('sha256').update(link).update(digest).digest();
  }
  return link.toString('hex') === content.chainHash ? null : 'its chain hash does not match its facts';
}

/** RFC 8785, for the contents of seals: strings, integers, arrays and objects. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value).toSorted();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

function summaryOf({ payee, month, entries, opening, closing, keyId, newest }, isKnown, hasSeals) {
  const sums = `${entries.length} entries, from ${dollars(opening.balance)} to ${dollars(closing.balance)}`;
  return [
    `The statement of ${payee} for ${month} is valid: ${sums}.`,
    isKnown
      ? `It is signed with your key ${keyId}.`
      : `It is signed with the key ${keyId}; use --key to check that it is the key of Closewise.`,
    ...(hasSeals ? ['Each entry is in its seal.'] : []),
    ...(newest ? [`Newest seal: ${newest.number}:${newest.reference.replace('sha256:', '')}`] : []),
  ].join('\n');
}

try {
  process.exitCode = main(argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
