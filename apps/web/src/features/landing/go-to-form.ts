/** Takes the reader to the form and puts the cursor into its first field; false where there is no form. */
export function goToForm(): boolean {
  const form = document.getElementById('property-form');
  form?.scrollIntoView();
  form?.querySelector('input')?.focus({ preventScroll: true });
  return form !== null;
}
