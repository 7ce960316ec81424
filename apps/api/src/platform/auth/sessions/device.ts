type Names = readonly (readonly [RegExp, string])[];

/** In this order: each of the later ones is named by those before it, too. */
const browsers: Names = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A browser as its owner would name it, such as `Firefox on Linux`; no more of what it says is kept. (Packages for it
 * tell models and versions besides, and ua-parser-js is under the AGPL.)
 */
export function deviceOf(userAgent = ''): string {
  const browser = nameIn(userAgent, browsers) ?? 'Unknown browser';
  const system = nameIn(userAgent, systems);
  return system ? `${browser} on ${system}` : browser;
}

const nameIn = (text: string, names: Names): string | undefined =>
  names.find(([sign]) => sign.test(text))?.[1];
