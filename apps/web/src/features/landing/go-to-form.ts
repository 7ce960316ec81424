/** Scrolls to the form and focuses its first field; returns false if the page has no form. */
export function goToForm(): boolean {
  const form = document.getElementById('property-form');
  form?.scrollIntoView();
  form?.querySelector('input')?.focus({ preventScroll: true });
  return form !== null;
}
