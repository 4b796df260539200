import './type.css';
import { Button, NumberInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/words.ts';
import type { Level } from './type-values.ts';

interface LevelsInputProps {
  readonly label: string;
  readonly defaultValue?: readonly Level[];
  readonly onChange?: (levels: readonly Level[]) => void;
  readonly error?: string;
}

const most = 10;

interface Row {
  readonly id: number;
  readonly level: Level;
}
const rowsOf = (levels: readonly Level[]): Row[] => levels.map((level, id) => ({ id, level }));

interface LevelRowProps {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
  readonly onRemove: () => void;
}

function LevelRow({ level, onChange, onRemove }: LevelRowProps) {
  const { type: said } = useWords().words.leave;
  return (
    <li>
      <NumberInput
        label={said.fromMonths}
        min={1}
        max={600}
        allowDecimal={false}
        value={level.fromMonths}
        onChange={(fromMonths) => onChange({ ...level, fromMonths })}
      />
      <NumberInput
        label={said.levelDays}
        min={0}
        max={366}
        value={level.yearly}
        onChange={(yearly) => onChange({ ...level, yearly })}
      />
      <button type="button" aria-label={said.removeLevel} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </button>
    </li>
  );
}

/** More days for those who are here longer. */
export function LevelsInput({ label, defaultValue = [], onChange, error }: LevelsInputProps) {
  const { type: said } = useWords().words.leave;
  const [rows, setRows] = useState(() => rowsOf(defaultValue));
  const set = (next: Row[]) => {
    setRows(next);
    onChange?.(next.map(({ level }) => level));
  };
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    set([...rows, { id, level: { fromMonths: '', yearly: '' } }]);
  };
  return (
    <fieldset className="type-levels" data-path="levels" tabIndex={-1}>
      <legend>{label}</legend>
      <p>{said.hints.levels}</p>
      <ol>
        {rows.map((row) => (
          <LevelRow
            key={row.id}
            level={row.level}
            onChange={(level) =>
              set(rows.map((one) => (one.id === row.id ? { ...one, level } : one)))
            }
            onRemove={() => set(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ol>
      {rows.length < most && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
        >
          {said.addLevel}
        </Button>
      )}
      {error && <p className="apply-error">{error}</p>}
    </fieldset>
  );
}
