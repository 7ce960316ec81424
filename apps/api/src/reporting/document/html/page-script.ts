/**
 * The page's only script: prints, copies the link, and opens what is folded before it is printed. It names no report, so
 * that one hash allows it on every page. Without it the buttons stay hidden.
 */
export const pageScript = `(() => {
  const show = (id, act) => {
    const button = document.getElementById(id);
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => act(button));
  };
  show('print', () => window.print());
  if (navigator.clipboard) {
    show('copy-link', async (button) => {
      await navigator.clipboard.writeText(button.dataset.link);
      document.getElementById('copied').textContent = button.dataset.copied;
    });
  }
  let folded = [];
  window.addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details:not([open])')];
    for (const details of folded) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of folded) details.open = false;
  });
})();`;
