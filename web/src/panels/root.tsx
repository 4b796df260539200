import { Outlet } from '@tanstack/react-router';
import { Toasts } from '../ui/status/toasts.tsx';
import { useFirstWords } from '../words/words.ts';

export function Root() {
  const { words } = useFirstWords();
  return (
    <>
      <Outlet />
      <Toasts closeLabel={words.act.close} />
    </>
  );
}
