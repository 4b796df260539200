import { type Session, useSession } from './session.ts';

/** The zone of the device, for nobody yet and for a session that an older version began. */
const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
const usual: readonly number[] = [5, 6];

const zoneOf = ({ user }: Session): string => (user as Partial<typeof user>)?.zone ?? device;

/** The date in a zone. */
export const dayInZone = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);

/** Times are told by the clock of the person's company, wherever one reads them. */
export const companyZone = (): string => zoneOf(useSession.getState());
export const useZone = (): string => useSession(zoneOf);

/** Today by that clock, as the wire writes a day. */
export const today = (now = Date.now()): string => dayInZone(now, companyZone());
export function useToday(): string {
  useZone();
  return today();
}

/** The days on which the person's company is closed, counted from Sunday. */
export const useWeekend = (): readonly number[] =>
  useSession(({ user }): readonly number[] | undefined => user?.weekend) ?? usual;
