import { addDays } from '@muster/contract/kernel/dates/dates.ts';

/** The month and day of the two feasts in the Islamic year. */
const feasts = { 'Eid-ul-Fitr': '10/1', 'Eid-ul-Adha': '12/10' };
/** In Bangladesh the moon is seen a day later, nearly always. */
const daysLater = 1;
const daysOfYear = 356;

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The last feast of each name within a year. */
export function lastFeasts(today: string): { festival: string; day: string }[] {
  const back = Array.from({ length: daysOfYear }, (_, index) => addDays(today, -index));
  return Object.entries(feasts).flatMap(([festival, at]) => {
    const day = back.find(
      (one) => islamic.format(new Date(`${addDays(one, -daysLater)}T00:00:00Z`)) === at,
    );
    return day === undefined ? [] : [{ festival, day }];
  });
}
