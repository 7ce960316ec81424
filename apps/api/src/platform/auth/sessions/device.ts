type Names = readonly (readonly [RegExp, string])[];

/** In this order: user agents also name the browsers that come later in this list. */
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
 * Names a browser as its owner would, such as `Firefox on Linux`; nothing else of the user agent is stored. (Packages
 * for this also extract models and versions, and ua-parser-js is under the AGPL.)
 */
export function describeDevice(userAgent = ''): string {
  const browser = nameIn(userAgent, browsers) ?? 'Unknown browser';
  const system = nameIn(userAgent, systems);
  return system ? `${browser} on ${system}` : browser;
}

const nameIn = (text: string, names: Names): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];
