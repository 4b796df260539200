import { addDays, daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import type { JobData } from '../../areas/people/rules/job-data.ts';

interface Word {
  readonly day: string;
  readonly values: Partial<JobData>;
}

/** One inside the other: said together, and what was not said of the inner one is nothing. */
const chains: readonly (readonly (keyof JobData)[])[] = [
  ['departmentId', 'unitId', 'subUnitId'],
  ['regionId', 'areaId'],
];

/**
 * What was said of people's work, in the order of saying, and nothing else: slow, without periods, and
 * with no line of code of the product. It is what the records are compared with.
 */
export class SlowMemory {
  readonly #said = new Map<string, Word[]>();

  people(): string[] {
    return [...this.#said.keys()];
  }

  /** The days on which something was said to begin, in order. */
  days(person: string): string[] {
    return [...new Set(this.#said.get(person)?.map(({ day }) => day))].toSorted();
  }

  /** The newest word about each value, not later than the day; nothing before the first. */
  on(person: string, day: string): JobData | undefined {
    const told = (this.#said.get(person) ?? [])
      .map((word, order) => ({ ...word, order }))
      .filter((word) => word.day <= day)
      .toSorted((a, b) => a.day.localeCompare(b.day) || a.order - b.order);
    if (told.length === 0) return undefined;
    return Object.assign({}, ...told.map(({ values }) => values)) as JobData;
  }

  begin(person: string, day: string, job: JobData): void {
    this.#said.set(person, [{ day, values: job }]);
  }

  /** Only what is new on that day counts as said. */
  say(person: string, day: string, given: Partial<JobData>): void {
    const before = this.on(person, day);
    if (!before) throw new Error('nothing is known of that day');
    const isNew = (key: keyof JobData) => given[key] !== undefined && given[key] !== before[key];
    const keys = (Object.keys(given) as (keyof JobData)[]).filter(isNew);
    const values = Object.fromEntries(keys.map((key) => [key, given[key]]));
    for (const chain of chains) {
      const first = chain.findIndex((key) => key in values);
      for (const [index, key] of chain.entries())
        if (first >= 0 && !(key in values))
          values[key] = index < first ? before[key] : (given[key] ?? null);
    }
    if (Object.keys(values).length > 0) this.#said.get(person)?.push({ day, values });
  }

  unsay(person: string, day: string): void {
    const words = this.#said.get(person) ?? [];
    this.#said.set(
      person,
      words.filter((word) => word.day !== day),
    );
  }

  isIn(person: string, day: string): boolean {
    const status = this.on(person, day)?.status;
    return status !== undefined && status !== 'Draft' && status !== 'Left';
  }

  /** The status that someone had before the one of a day. */
  statusBefore(person: string, day: string): JobData['status'] {
    const present = this.on(person, day)?.status;
    let earlier = day;
    while (this.on(person, earlier) && this.on(person, earlier)?.status === present)
      earlier = addDays(earlier, -1);
    return this.on(person, earlier)?.status ?? 'Confirmed';
  }

  /** The days of the newest stay, read day by day. */
  life(person: string): {
    readonly joinedOn: string | null;
    readonly confirmedOn: string | null;
    readonly lastDay: string | null;
  } {
    const all = this.days(person);
    const [first, last] = [all[0] ?? '', all.at(-1) ?? ''];
    let joinedOn: string | null = null;
    let confirmedOn: string | null = null;
    let lastDay: string | null = null;
    for (const day of first && last ? daysBetween(first, last) : []) {
      const [was, is] = [this.isIn(person, addDays(day, -1)), this.isIn(person, day)];
      const before = this.on(person, addDays(day, -1))?.status;
      const isConfirmed = this.on(person, day)?.status === 'Confirmed';
      if (!was && is) [joinedOn, confirmedOn, lastDay] = [day, null, null];
      if (isConfirmed && (!was || before === 'Probation')) confirmedOn = day;
      if (was && !is) lastDay = addDays(day, -1);
    }
    return { joinedOn, confirmedOn, lastDay };
  }
}
