import type { Clock } from '../../../platform/clock.ts';
import type { FileAddress } from '../../../platform/files/files.ts';
import type { Addressed } from '../../../platform/files/serving/address.ts';

interface Pictured {
  readonly photo: Addressed | null;
}
type Shown<T extends Pictured> = Omit<T, 'photo'> & { readonly photo: string | null };

/** The right to a photo is in its address: written last, into the answer that tells of the person. */
export function faces(addressOf: FileAddress) {
  const show = <T extends Pictured>({ photo, ...rest }: T, clock: Clock): Shown<T> => ({
    ...rest,
    photo: photo && addressOf(photo, clock.now()),
  });
  const all = <T extends Pictured>(rows: readonly T[], clock: Clock): Shown<T>[] =>
    rows.map((row) => show(row, clock));
  return {
    show,
    all,
    inRecord: <A extends { readonly record: Pictured }>({ record, ...rest }: A, clock: Clock) => ({
      ...rest,
      record: show<A['record']>(record, clock),
    }),
    inRows: <A extends { readonly rows: readonly Pictured[] }>(
      { rows, ...rest }: A,
      clock: Clock,
    ) => ({ ...rest, rows: all<A['rows'][number]>(rows, clock) }),
  };
}
