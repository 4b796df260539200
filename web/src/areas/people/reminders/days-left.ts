import type { Words } from '../../../words/words.ts';
import type { useWords } from '../../../words/words.ts';

const dayLength = 86_400_000;

export const daysLeft = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayLength);

/** A paper that ends within these days is to be renewed. */
const soon = 30;

export type Validity = keyof Words['people']['documents']['state'];

export function validityOf(expiresOn: string | null, today: string): Validity {
  if (expiresOn === null) return 'valid';
  const left = daysLeft(expiresOn, today);
  if (left < 0) return 'expired';
  return left <= soon ? 'soon' : 'valid';
}

/** How far away a day is: in so many days, today, or past. */
export function distance(
  left: number,
  { words, say }: Pick<ReturnType<typeof useWords>, 'words' | 'say'>,
  past: 'late' | 'past',
): string {
  const { due } = words.people;
  if (left === 0) return due.today;
  return left > 0 ? say(due.inDays, { count: left }) : say(due[past], { count: -left });
}
