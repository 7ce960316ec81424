import { useEffect, useRef } from 'react';
import { Menu, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, type HeaderLink } from './header-links';
import type { ShellMessages } from './messages.en';

type Props = { t: ShellMessages['nav']; links: readonly HeaderLink[] };

/**
 * The header's links on a small screen. A modal dialog of the browser's own: it keeps the focus inside, closes on Escape
 * and gives the focus back to the button.
 */
export function SideMenu({ t, links }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, key } = useLocation();
  const close = () => dialog.current?.close();
  useEffect(close, [key]);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="navlink min-w-11 justify-center"
        aria-haspopup="dialog"
        data-opens-dialog
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden size={22} />
        <span className="max-sm:sr-only">{t.menu}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label={t.menu}
        className="on-dark fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none border-0 bg-pine-900 p-5 text-white shadow-card backdrop:bg-pine-900/60"
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        <button type="button" className="navlink ml-auto flex" data-closes-dialog onClick={close}>
          <X aria-hidden size={20} />
          {t.closeMenu}
        </button>
        <nav aria-label={t.label} className="mt-4">
          <ul className="grid gap-1">
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link
                  className="navlink w-full text-lg"
                  to={to}
                  aria-current={isCurrent(to, pathname) ? 'page' : undefined}
                  onClick={close}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </div>
  );
}
