import { systemClock } from '../../platform/clock.ts';
import { dayOf, nowWithin, type ReadNow } from '../../platform/now.ts';

const zone = 'Asia/Dhaka';

/** What a room is handed where all of the house is in one zone. */
export const inDhaka: ReadNow = async ({ clock }) => nowWithin(zone, clock.now());

/** Noon of a day there. */
export const nowOn = (day: string) => nowWithin(zone, `${day}T06:00:00.000Z`);

export const todayInDhaka = (): string => dayOf(systemClock.now(), zone);
