import type { JournalLine } from '@muster/contract/pay/journal/journal-calls.ts';

/** An account with all that is booked into it. */
export interface AccountGroup {
  readonly key: string;
  /** none: nobody set one yet */
  readonly account: JournalLine['account'];
  readonly lines: readonly JournalLine[];
}

export const sideSum = (lines: readonly JournalLine[], side: JournalLine['side']): bigint =>
  lines.reduce((sum, line) => (line.side === side ? sum + line.amount : sum), 0n);

/** In the order in which they come first. */
function grouped<K>(
  lines: readonly JournalLine[],
  keyOf: (line: JournalLine) => K,
): [K, JournalLine[]][] {
  const groups = new Map<K, JournalLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = groups.get(key);
    if (known) known.push(line);
    else groups.set(key, [line]);
  }
  return [...groups];
}

export const groupsOf = (lines: readonly JournalLine[]): AccountGroup[] =>
  grouped(lines, ({ account }) => (account ? `${account.code}\n${account.name}` : '')).map(
    ([key, own]) => ({ key, account: own[0]?.account ?? null, lines: own }),
  );

/** The departments that have a line, by their names; none is the last. */
export function departmentsIn(
  lines: readonly JournalLine[],
): { readonly id: string | null; readonly name: string }[] {
  const known = new Map(lines.map(({ department }) => [department?.id ?? null, department?.name]));
  return [...known]
    .map(([id, name]) => ({ id, name: name ?? '' }))
    .toSorted((one, other) =>
      one.id === null ? 1 : other.id === null ? -1 : one.name.localeCompare(other.name),
    );
}

export interface MissingAccount {
  readonly line: JournalLine;
  /** where it is missing */
  readonly departments: readonly (string | null)[];
}

/** What has no account, each once, with the departments in which it has none. */
export const missingIn = (lines: readonly JournalLine[]): MissingAccount[] =>
  grouped(
    lines.filter(({ account }) => account === null),
    ({ component }) => component?.id ?? null,
  ).flatMap(([, same]) => {
    const [line] = same;
    const names = same.map(({ department }) => department?.name ?? null);
    return line ? [{ line, departments: [...new Set(names)] }] : [];
  });
