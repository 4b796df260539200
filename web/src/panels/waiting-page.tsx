import { PageSkeleton } from '../ui/page/states.tsx';
import { useFirstWords } from '../words/words.ts';

export function WaitingPage() {
  const { words } = useFirstWords();
  return <PageSkeleton label={words.list.loading} />;
}
