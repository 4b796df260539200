import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../ui/page/states.tsx';
import { useFirstWords } from '../words/words.ts';

/** A screen that failed in itself; the frame around it stays. */
export function CrashedPage({ reset }: ErrorComponentProps) {
  const { words } = useFirstWords();
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      title={words.state.crashedTitle}
      message={words.state.crashedHint}
      onRetry={tryAgain}
      retryLabel={words.act.retry}
    />
  );
}
