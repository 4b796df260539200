import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../platform/clock.ts';
import type { Client } from '../../../testing/client.ts';
import { leastCosts } from '../../../testing/processes/cost.ts';
import { give, makeAccess, rowsOfReply } from '../../../testing/people/make-access.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { unreadOf } from '../../../testing/notices.ts';
import { evenRecoveryTime } from '../sign-up/recovery.ts';

let test: TestApp;
let hr: Client;
let workers: ReturnType<typeof makeAccess>;

beforeAll(async () => {
  test = await makeApp();
  hr = await test.as('hr');
  workers = makeAccess(test, hr);
});
afterAll(() => test.close());

let place = 0;
/** Each from another place: what is limited here is not the place. */
const forgot = (login: string) =>
  test.app.inject({
    method: 'POST',
    url: `${basePath}/employee-auth/forgot-password`,
    remoteAddress: `198.51.100.${(place += 1) % 250}`,
    payload: { email: login },
  });
const toldOf = async (number: string, client = hr) =>
  (await unreadOf(client)).filter(({ text }) => text.includes(`(${number})`));

describe('a forgotten password of someone without an address', () => {
  it('is answered as always, and nobody is told of strangers or of who has left', async () => {
    const [worker, left] = [await workers.newWorker(), await workers.newWorker()];
    await test.database.db
      .updateTable('employee')
      .set({ status: 'Left' })
      .where('id', '=', left.id)
      .execute();
    for (const login of [worker.number, left.number, 'W-nobody', 'nobody@example.com']) {
      const reply = await forgot(login);
      expect([reply.statusCode, reply.body]).toEqual([200, '{}']);
    }
    expect(await toldOf(left.number)).toEqual([]);
    expect(await toldOf(worker.number)).toMatchObject([{ kind: 'access-asked' }]);
  });

  it('tells Human Resources of the company once a day, however often and at once', async () => {
    const concern = async (name: string) =>
      (await (await test.as('admin')).post('/concern', { name })).at('concern._id');
    const [mine, other] = [await concern('Mill'), await concern('Dye house')];
    const department = (
      await (await test.as('admin')).post('/department', { name: 'Yarn', concernCompany: mine })
    ).at('department._id');
    const of = async (concernId: string) =>
      test.enter({ kind: 'user', id: await test.newUser({ role: 'HR', concernId }) });
    const [own, foreign] = [await of(mine), await of(other)];
    const { number } = await workers.newWorker({ departmentId: department });
    await Promise.all(Array.from({ length: 10 }, () => forgot(number)));
    expect([await toldOf(number, own), await toldOf(number, foreign)]).toMatchObject([
      [{ kind: 'access-asked' }],
      [],
    ]);
    test.clock.advance(days(1));
    await forgot(number);
    expect(await toldOf(number, own)).toHaveLength(2);
  });

  it('is over when a new first password is given, and can be told anew after that', async () => {
    const { id, number } = await workers.newWorker();
    await forgot(number);
    expect(await toldOf(number)).toHaveLength(1);
    rowsOfReply(await give(hr, [id]));
    expect(await toldOf(number)).toEqual([]);
    await forgot(number);
    expect(await toldOf(number)).toHaveLength(1);
  });

  it('is told to administrators where Human Resources cannot give access', async () => {
    const number = 'W-chief';
    await test.newPerson({ number, roleKey: 'Managing Director' });
    const admin = await test.as('admin');
    await forgot(number);
    expect(await toldOf(number)).toEqual([]);
    expect(await toldOf(number, admin)).toHaveLength(1);
  });

  it('takes the same time as for strangers, longer than its work', async () => {
    const some = await Promise.all(Array.from({ length: 10 }, () => workers.newWorker()));
    const { known, unknown } = await leastCosts(some.length, {
      known: (turn) => forgot(some[turn]?.number ?? ''),
      unknown: (turn) => forgot(`W-stranger-${turn}`),
    });
    expect(Math.min(known.time, unknown.time)).toBeGreaterThanOrEqual(evenRecoveryTime - 1);
    expect(known.work).toBeLessThan(evenRecoveryTime);
  });
});
