/** Visitors in tests have declined cookies and closed the notices, so that neither covers the page. */
export function leaveAlone(): void {
  localStorage.setItem('closewise_cookie_consent', 'declined');
  localStorage.setItem('closewise_social_proof', 'closed');
}

/** A first visit. */
export const newVisitor = (): void => localStorage.clear();

/** A visitor who allows only these cookies. */
export function allowCookies(choices: { analytics: boolean; marketing: boolean }): void {
  localStorage.setItem('closewise_cookie_consent', 'preferences');
  localStorage.setItem('closewise_cookie_preferences', JSON.stringify({ necessary: true, ...choices }));
}

/** The browser sends Global Privacy Control. Returns a function that ends it. */
export function sendPrivacyControl(): () => void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  return () => void Reflect.deleteProperty(navigator, 'globalPrivacyControl');
}
