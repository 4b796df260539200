import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

/** Where the rows of the table wait for `tools/trust.mjs`. */
const file =
  process.env.TRUST_ROWS ?? path.join(import.meta.dirname, '../../../.cache/trust-rows.jsonl');

interface Row {
  readonly what: string;
  readonly figure: string;
  readonly promise: string;
  readonly held: 'yes' | 'no' | 'told' | 'not run here';
}

const count = (number: number): string => number.toLocaleString('en');

/** A figure with the unit behind it, as rough as it was measured. */
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/**
 * The rows of one scenario in the table of `npm run trust`. One that is not held fails the scenario,
 * which goes on all the same: the other figures are wanted, too.
 */
export function promisesOf(scenario: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const write = (row: Row): void =>
    appendFileSync(file, `${JSON.stringify({ scenario, ...row })}\n`);
  const judge = (row: Omit<Row, 'held'>, isHeld: boolean, seen: unknown = row.figure): void => {
    write({ ...row, held: isHeld ? 'yes' : 'no' });
    expect.soft(isHeld, `${row.what}: ${JSON.stringify(seen)?.slice(0, 1000)}`).toBe(true);
  };
  return {
    /** What must not be, among so many that were tried; nothing tried is nothing shown. */
    none: (what: string, found: readonly unknown[], among: number): void => {
      const figure = `${count(found.length)} of ${count(among)}`;
      judge({ what, figure, promise: '0' }, found.length === 0 && among > 0, found.slice(0, 5));
    },
    all: (what: string, done: number, among: number): void => {
      const figure = `${count(done)} of ${count(among)}`;
      judge({ what, figure, promise: 'all' }, done === among && among > 0);
    },
    within: (what: string, milliseconds: number, most: number): void =>
      judge(
        { what, figure: inSeconds(milliseconds), promise: `at most ${inSeconds(most)}` },
        milliseconds <= most,
      ),
    atMost: (what: string, figure: number, most: number, unit: string): void =>
      judge(
        {
          what,
          figure: `${count(Math.round(figure))} ${unit}`,
          promise: `at most ${most} ${unit}`,
        },
        figure <= most,
      ),
    atLeast: (what: string, figure: number, least: number, among: number): void =>
      judge(
        { what, figure: `${count(figure)} of ${count(among)}`, promise: `at least ${least}` },
        figure >= least,
      ),
    tell: (what: string, figure: string, aim = ''): void =>
      write({ what, figure, promise: aim, held: 'told' }),
    notRun: (why: string): void =>
      write({ what: why, figure: '', promise: '', held: 'not run here' }),
  };
}
