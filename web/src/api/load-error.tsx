import { ErrorState } from '../ui/page/states.tsx';
import { useWords } from '../words/words.ts';
import { sentenceOf } from './refusal.ts';

interface LoadErrorProps {
  readonly error: unknown;
  /** where the error itself says nothing */
  readonly otherwise?: string;
  readonly onRetry: () => void;
}

/** In place of what could not be loaded: why, and once more. */
export function LoadError({ error, otherwise, onRetry }: LoadErrorProps) {
  const { words } = useWords();
  return (
    <ErrorState
      title={words.state.errorTitle}
      message={sentenceOf(error, words) ?? otherwise}
      onRetry={onRetry}
      retryLabel={words.act.retry}
    />
  );
}
