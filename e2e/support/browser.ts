import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';
import { waitTimeoutMs } from '../../apps/api/test/wait-for.js';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are too short-lived for optimized code to pay off.
  '--js-flags=--no-opt,--no-maglev',
];

/** Launches Chromium from an npm package, or the one at CHROMIUM_PATH. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: flags, timeout: 2 * waitTimeoutMs });
}

/** Window widths in pixels of a phone and a desktop. */
export const widths = [390, 1280] as const;
