import { Outlet } from '@tanstack/react-router';
import { Toasts } from '../ui/toasts.tsx';
import { useWords } from '../words/words.ts';

export function Root() {
  const { words } = useWords();
  return (
    <>
      <Outlet />
      <Toasts closeLabel={words.act.close} />
    </>
  );
}
