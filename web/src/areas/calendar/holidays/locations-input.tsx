import type { Linked } from '@muster/contract/kernel/fields.ts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLinks } from '../../../api/links/use-links.ts';
import { useNewLink } from '../../../api/links/use-new-link.tsx';
import { CreatingSelect } from '../../../ui/form/inputs/creating-select.tsx';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';

interface LocationsInputProps {
  readonly label: string;
  readonly description: string;
  readonly error?: string;
  readonly readOnly?: boolean;
  readonly defaultValue?: readonly Linked[];
  readonly onChange?: (value: readonly Linked[]) => void;
  readonly onBlur?: () => void;
}

/** Several places, each a chip; the box below finds one more. */
export function LocationsInput({ defaultValue = [], onChange, ...control }: LocationsInputProps) {
  const { words, say } = useWords();
  const [chosen, setChosen] = useState(defaultValue);
  // a new one after every choice: the box is empty again
  const [round, setRound] = useState(0);
  const links = useLinks(places.location, null, { onlyActive: true });
  const newOne = useNewLink(places.location);
  const choose = (next: readonly Linked[]) => {
    setChosen(next);
    onChange?.(next);
  };
  const isFree = ({ id }: Linked) => !chosen.some((one) => one.id === id);
  return (
    <div>
      <CreatingSelect
        key={round}
        {...control}
        {...links}
        newOne={newOne}
        found={links.found?.filter(isFree)}
        name={control.label}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={null}
        onChange={(one) => {
          if (!one) return;
          choose([...chosen, one]);
          setRound(round + 1);
        }}
      />
      {chosen.length > 0 && (
        <ul className="cal-chips" aria-label={control.label}>
          {chosen.map((one) => (
            <li key={one.id}>
              {one.name}
              {!control.readOnly && (
                <button
                  type="button"
                  aria-label={say(words.list.clearFilter, { field: one.name })}
                  onClick={() => choose(chosen.filter(({ id }) => id !== one.id))}
                >
                  <IconX size={14} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
