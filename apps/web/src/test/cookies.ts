/** Visitors of the tests have declined cookies and closed the notices: nothing stands upon their pages. */
export function leaveAlone(): void {
  localStorage.setItem('closewise_cookie_consent', 'declined');
  localStorage.setItem('closewise_social_proof', 'closed');
}

/** A visitor who comes for the first time. */
export const newVisitor = (): void => localStorage.clear();

/** A visitor who allows these and nothing else. */
export function allowCookies(choices: { analytics: boolean; marketing: boolean }): void {
  localStorage.setItem('closewise_cookie_consent', 'preferences');
  localStorage.setItem('closewise_cookie_preferences', JSON.stringify({ necessary: true, ...choices }));
}

/** The browser sends Global Privacy Control; answers how it stops. */
export function sendPrivacyControl(): () => void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  return () => void Reflect.deleteProperty(navigator, 'globalPrivacyControl');
}
