import { type Instant, instantAt } from './zone-time.ts';

/** What a shift says of the hours of a day; minutes, times after midnight. */
export interface ShiftRule {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly breakMinutes: number;
  readonly graceIn: number;
  readonly graceOut: number;
  readonly halfDayUnder: number;
  readonly absentUnder: number;
  readonly windowBefore: number;
  readonly windowAfter: number;
  readonly overtimeFrom: number;
  readonly overtimeBlock: number;
  readonly overtimeMost: number;
  readonly overtimeEarly: boolean;
}

/** A shift on a certain day: when it really begins and ends, and which punches belong to it. */
export interface ShiftTime {
  readonly start: Instant;
  readonly middle: Instant;
  readonly end: Instant;
  readonly opens: Instant;
  readonly closes: Instant;
}

export function shiftTime(shift: ShiftRule, day: string, zone: string): ShiftTime {
  const overnight = shift.endsAt <= shift.startsAt ? 1440 : 0;
  const start = instantAt(day, shift.startsAt, zone);
  const end = instantAt(day, shift.endsAt + overnight, zone);
  return {
    start,
    middle: start + Math.floor((end - start) / 2),
    end,
    opens: start - shift.windowBefore,
    closes: end + shift.windowAfter,
  };
}
