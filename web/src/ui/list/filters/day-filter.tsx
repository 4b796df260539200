import { useState } from 'react';
import { parseTypedDay } from '../../text/day-text.ts';
import { DayInput } from '../../form/days/day-input.tsx';
import type { FilterProps } from './pick-filter.tsx';

interface DayFilterProps extends FilterProps {
  /** absent: its name */
  readonly placeholder?: string;
}

/** A day in a bar of filters: told as soon as it can be read as one, or is gone. */
export function DayFilter({ name, isSheet, value, onChange, placeholder }: DayFilterProps) {
  const [told, setTold] = useState({ value, round: 0 });
  // Changed from outside (Back, clear filters): the box starts anew.
  if (value !== told.value) setTold({ value, round: told.round + 1 });
  const tell = (held: string | null) => {
    const day = held === null ? undefined : parseTypedDay(held);
    if (held !== null && day === undefined) return;
    setTold({ ...told, value: day });
    if (day !== value) onChange(day);
  };
  return (
    <DayInput
      key={told.round}
      className="list-filter"
      label={isSheet ? name : undefined}
      aria-label={name}
      placeholder={placeholder ?? name}
      defaultValue={value ?? null}
      onChange={tell}
    />
  );
}
