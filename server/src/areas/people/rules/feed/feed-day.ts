import type { DateForm } from '@muster/contract/people/batches/sync-calls.ts';

const two = (text: string): string => text.padStart(2, '0');

/** 2026-11-05, 2026/11/5, or an instant that begins so. */
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
/** 05/11/2026: which of the two is the month, the form says. */
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;

function partsOf(text: string, form: DateForm): readonly [string, string, string] | undefined {
  const early = yearFirst.exec(text);
  if (early) return [early[1] ?? '', early[2] ?? '', early[3] ?? ''];
  const late = form === 'ymd' ? null : yearLast.exec(text);
  if (!late) return undefined;
  const [, a = '', b = '', year = ''] = late;
  return form === 'dmy' ? [year, b, a] : [year, a, b];
}

/** A day as the other house writes it, as ours; what is none stays as it is and is refused as such. */
export function feedDay(text: string, form: DateForm): string {
  const parts = partsOf(text, form);
  if (!parts) return text;
  const [year, month, date] = parts;
  return `${year}-${two(month)}-${two(date)}`;
}
