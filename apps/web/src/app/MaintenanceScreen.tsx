import { useEffect, useRef } from 'react';
import { PlatMap } from '../shared/motif/PlatMap';
import type { ShellMessages } from './messages.en';

/** In place of the public site while it is closed; a visitor who was on it is taken to the news. */
export function MaintenanceScreen({ t }: { t: ShellMessages['maintenance'] }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="on-dark relative isolate grid min-h-screen items-center overflow-hidden bg-pine-900 text-white"
    >
      <title>{t.seo.title}</title>
      <meta name="description" content={t.seo.description} />
      <meta name="robots" content="noindex" />
      <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_45%,#000_80%)]" />
      <div className="wrap py-20">
        <p className="font-display text-xl font-bold">Closewise</p>
        <h1 className="display mt-10 max-w-xl text-[2.5rem] sm:text-[3.5rem]">{t.title}</h1>
        <p className="mt-4 max-w-lg text-lg text-pine-100">{t.body}</p>
        <p className="mt-6 max-w-lg text-lg font-semibold">{t.expected}</p>
        <p className="mt-2 max-w-lg text-pine-100">{t.begun}</p>
      </div>
    </main>
  );
}
