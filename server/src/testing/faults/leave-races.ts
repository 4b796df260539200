import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Client, Reply } from '../client.ts';
import { applied, asked, balanceOf, type LeaveWorld, own } from '../people/make-leave.ts';

const atOnce = 20;
/** Twenty working days, so that none stands in another's way but by the balance. */
const someDays = [8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30, 31, 32, 33].map(
  (day) => addDays('2026-02-28', day),
);

interface Round {
  readonly entitled: number;
  readonly agreed: number;
  readonly left: number;
  readonly waiting: number;
  readonly states: readonly string[];
  /** answers that are neither a yes nor a refusal with a reason */
  readonly strange: readonly string[];
}

const isFine = ({ status }: Reply): boolean => [200, 409, 422].includes(status);

async function statesOf(client: Client): Promise<string[]> {
  const reply = await client.get(`${own}/data?limit=200&year=2026`);
  return (reply.body as { data: { status: string }[] }).data.map(({ status }) => status);
}

async function outcome(
  client: Client,
  kind: string,
  entitled: number,
  replies: readonly Reply[],
): Promise<Round> {
  const { usedDays, remainingDays, pendingDays } = await balanceOf(client, kind);
  return {
    entitled,
    agreed: usedDays,
    left: remainingDays ?? 0,
    waiting: pendingDays,
    states: await statesOf(client),
    strange: replies
      .filter((reply) => !isFine(reply))
      .map(({ status, text }) => `${status} ${text}`),
  };
}

async function someone(world: LeaveWorld) {
  const boss = await world.person();
  const worker = await world.person({ managerId: boss.id });
  return { boss: boss.client, worker: worker.client, workerId: worker.id };
}

/** Twenty ask for a day each of a balance of seven, at once. */
export async function askAtOnce(world: LeaveWorld): Promise<Round> {
  const entitled = 7;
  const kind = await world.kind({ yearlyDays: entitled });
  const { worker } = await someone(world);
  const replies = await Promise.all(
    someDays.slice(0, atOnce).map((day) => worker.post(own, asked(kind, day))),
  );
  return outcome(worker, kind, entitled, replies);
}

/**
 * Twenty wait, entered while there was enough; then the balance shrinks, and all are agreed to at once,
 * each by two people.
 */
export async function agreeAtOnce(world: LeaveWorld): Promise<Round> {
  const entitled = 7;
  const kind = await world.kind({ yearlyDays: 20, chain: ['hr'] });
  const { worker, workerId } = await someone(world);
  const ids: string[] = [];
  for (const day of someDays.slice(0, atOnce)) ids.push(await applied(worker, asked(kind, day)));
  // as if someone had written it by hand: the checks of the calls would not let it come to this
  await world.test.database.db
    .updateTable('leave_balance')
    .set({ waiting: 0 })
    .where('employee_id', '=', workerId)
    .execute();
  const body = {
    employeeId: workerId,
    leaveType: kind,
    year: 2026,
    days: entitled - 20,
    note: 'x',
  };
  const shrunk = await world.hr.post('/leave-balance/adjust', body);
  if (shrunk.status !== 200) throw new Error(shrunk.text);
  const replies = await Promise.all(
    ids.flatMap((id) =>
      [world.hr, world.admin].map((client) =>
        client.put(`/leave-application/review/${id}`, { status: 'Approved' }),
      ),
    ),
  );
  return outcome(worker, kind, entitled, replies);
}
