import { useWords } from '../../words/words.ts';

export interface FieldError {
  readonly name: string;
  readonly label: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  readonly onJump: (name: string) => void;
}

/** How many fields need attention, each a way to it. */
export function ErrorSummary({ errors, onJump }: ErrorSummaryProps) {
  const { words, say } = useWords();
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert">
      <strong>{say(words.form.needsAttention, { count: errors.length })}</strong>
      <ul>
        {errors.map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => onJump(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
