import { PageSkeleton } from '../ui/states.tsx';
import { useWords } from '../words/words.ts';

export function WaitingPage() {
  const { words } = useWords();
  return <PageSkeleton label={words.list.loading} />;
}
