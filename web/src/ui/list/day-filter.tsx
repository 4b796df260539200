import { day } from '@muster/contract/kernel/values.ts';
import { DayInput } from '../form/day-input.tsx';
import type { FilterProps } from './pick-filter.tsx';

/** A day to filter by; what is only half typed filters nothing yet. */
export function DayFilter({ name, isSheet, value, onChange }: FilterProps) {
  return (
    <DayInput
      className="list-filter"
      label={isSheet ? name : undefined}
      aria-label={name}
      placeholder={name}
      value={value ?? null}
      onChange={(held) => {
        if (held === null) onChange(undefined);
        else if (day().safeParse(held).success) onChange(held);
      }}
    />
  );
}
