/** Dialogs of a written page: the button right before one opens it, and what is marked in it, or a click beside it, closes it. */
export function awakenDialogs(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const beside = target.closest('[data-opens-dialog]')?.nextElementSibling;
    if (beside instanceof HTMLDialogElement) beside.showModal();
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('[data-closes-dialog]'))) dialog.close();
  });
}
