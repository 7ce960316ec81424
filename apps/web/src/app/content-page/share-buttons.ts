import { sharePage } from '../../features/blog/share-page';

/** Buttons of a written page that share its address, and say beside them what came of it. */
export function awakenShareButtons(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-shares]') : null;
    if (button) void share(button);
  });
}

async function share({ dataset, nextElementSibling: status }: HTMLElement): Promise<void> {
  const end = await sharePage(dataset['shares'] ?? '');
  if (status)
    status.textContent = { copied: dataset['copied'], refused: dataset['refused'] }[end as string] ?? '';
}
