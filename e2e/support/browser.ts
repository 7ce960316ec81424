import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';
import { patienceMs } from '../../apps/api/test/patience.js';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough for optimized code to pay off.
  '--js-flags=--no-opt,--no-maglev',
];

/** Chromium from an npm package; CHROMIUM_PATH names another one. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: flags, timeout: 2 * patienceMs });
}

export const widths = [390, 1280] as const;
