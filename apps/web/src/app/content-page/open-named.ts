/** Opens the answer that the address names, such as `#faq-102`, now and whenever it names another one. */
export function openNamed(page: Document): void {
  const open = () => {
    const named = page.getElementById(page.location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  open();
}
