import './apply.css';
import { useId } from 'react';
import { useWords } from '../../../words/words.ts';
import { dayFigure } from '../leave-text.ts';
import type { Kind } from './use-apply-form.ts';

interface KindPickerProps {
  readonly kinds: readonly Kind[];
  readonly chosen: string | undefined;
  readonly error?: string;
  readonly onChange: (id: string) => void;
}

/** Every kind with what is left of it; one click chooses. */
export function KindPicker({ kinds, chosen, error, onChange }: KindPickerProps) {
  const { words, language } = useWords();
  const { apply, own } = words.leave;
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={Boolean(error)}
      className="apply-kinds"
      data-path="leaveTypeId"
      tabIndex={-1}
    >
      <legend>{apply.kind}</legend>
      <div>
        {kinds.map(({ type, balance }) => (
          <label key={type.id}>
            <input
              type="radio"
              name={name}
              checked={type.id === chosen}
              onChange={() => onChange(type.id)}
            />
            <i style={{ backgroundColor: type.colour }} />
            <span>{type.fullName}</span>
            {balance.available !== null && (
              <small>
                {dayFigure(balance.available, language)} {own.left}
              </small>
            )}
          </label>
        ))}
      </div>
      {error && <p className="apply-error">{error}</p>}
    </fieldset>
  );
}
