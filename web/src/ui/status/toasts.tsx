import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isTrayWanted, onTrayWanted } from './notify.ts';

const Tray = lazy(async () => ({ default: (await import('./tray.tsx')).Tray }));

/** The place of all toasts; its code is fetched with a panel or with the first toast. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const isWanted = useSyncExternalStore(onTrayWanted, isTrayWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Tray closeLabel={closeLabel} />
    </Suspense>
  );
}
