const en = {
  seo: { title: 'Access Denied | Closewise', description: 'This page of Closewise is for administrators.' },
  title: 'Access Denied',
  lede: "You don't have permission to access this page",
  body: 'Administrator privileges are required to see it. If you have them, log out and sign in with your administrator account.',
  home: 'Return to Home',
  logout: 'Logout',
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
  stillSignedIn: 'You are still signed in. Please try again.',
};
export type UnauthorizedMessages = typeof en;
export default en;
