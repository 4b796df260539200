import type { Client, Reply } from '../client.ts';
import { made } from './make-house.ts';
import { type LeaveWorld, makeLeave } from './make-leave.ts';

export const daily = '/attendance/daily-attendance-report';
export const ownPunch = '/employee-panel/attendance/attendance-create';
export const ownCheck = '/employee-panel/attendance/chcek-daily-attandance';

/** `09:05` in Dhaka, or `+06:10` on the next day, as the rest of the world says it. */
export function dhaka(day: string, time: string): string {
  const at = Date.parse(`${day}T${time.replace('+', '')}:00+06:00`);
  return new Date(at + (time.startsWith('+') ? 86_400_000 : 0)).toISOString();
}

export interface AttendanceWorld extends LeaveWorld {
  /** 09:00 to 18:00, of everyone in Padma Foods */
  readonly office: string;
  /** 22:00 to 06:00, of nobody yet */
  readonly night: string;
  /** puts someone into a shift from a day on */
  assign(employeeId: string, shift: string, from: string): Promise<void>;
  /** a time of a day in Dhaka */
  at(day: string, time: string): Promise<void>;
  /** status, in and out in UTC and minutes of a day, as the daily report tells them */
  dayOf(employeeId: string, day: string): Promise<Record<string, unknown> | undefined>;
  statusOf(employeeId: string, day: string): Promise<unknown>;
}

export const rowsOf = (reply: Reply): Record<string, unknown>[] => {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return (reply.body as { data: Record<string, unknown>[] }).data;
};

/** A house on Monday 2 March 2026, noon in Dhaka, in which people come and go. */
export async function makeAttendance(): Promise<AttendanceWorld> {
  const world = await makeLeave();
  const { admin, house } = world;
  const shift = async (name: string, startTime: string, endTime: string) =>
    made(
      await admin.post('/shift', { name, shortName: name.slice(0, 3), startTime, endTime }),
      'data._id',
    );
  const [office, night] = [
    await shift('Office', '09:00', '18:00'),
    await shift('Night', '22:00', '06:00'),
  ];
  const assigned = async (target: string, of: string, by: string, startDate: string) =>
    void made(
      await admin.post('/roster/assignments', { target, of, shift: by, startDate }),
      'data._id',
    );
  await assigned('concern', house.padma, office, '2026-01-01');
  const dayOf = async (employeeId: string, day: string) =>
    rowsOf(await admin.get(`${daily}?todayDate=${day}&employeeId=${employeeId}`))[0];
  return {
    ...world,
    office,
    night,
    assign: (employeeId, by, from) => assigned('employee', employeeId, by, from),
    at: (day, time) => world.travel(dhaka(day, time)),
    dayOf,
    statusOf: async (employeeId, day) => (await dayOf(employeeId, day))?.status,
  };
}

/** Punches of a device, as one sends them; answers what became of them. */
export const sent = (
  client: Client,
  key: string,
  punches: readonly { number: string; at: string; direction?: 'in' | 'out' }[],
): Promise<Reply> => client.post('/attendance/device-punch', { key, punches });
