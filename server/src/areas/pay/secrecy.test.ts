import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import { basePath, type Endpoint, mayCall } from '@muster/contract/kernel/endpoint.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';
import { pay } from '@muster/contract/pay/room.ts';
import { calls } from '@muster/contract/registry.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Client } from '../../testing/client.ts';
import { printed } from '../../testing/files/documents.ts';
import { writeNoticeMails } from '../../testing/notices.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import {
  makeSecretPay,
  secretAmounts,
  secretMonths,
  type SecretPay,
} from '../../testing/people/secret-pay.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { announcePayslipsJob } from './pdf/announce-payslips-job.ts';

/** What Rahim is paid is seen by himself and by those who keep pay of his company, and by nobody else in any way. */
const { paid } = secretMonths;
const bossCapacities: readonly Capacity[] = [
  'employee',
  'lineManager',
  'secondTier',
  'headOfDepartment',
  'assessor',
];
const absent = '0193a1b2-0000-7000-8000-000000000000';
const endpoints: readonly Endpoint[] = Object.values(calls).flatMap((group) =>
  Object.values(group),
);

const expectSecret = (where: string, text: string) =>
  expect([where, secretAmounts.exec(text)?.[0] ?? null]).toEqual([where, null]);

let world: SecretPay;
beforeAll(async () => {
  world = await makeSecretPay();
});
afterAll(() => world.close());

it('those who keep pay see these amounts, and so does he', async () => {
  for (const reply of [
    await world.hr.get(`/salary/${world.ids.sheet}`),
    await world.payroll.get('/salary/data/?limit=0'),
    await world.admin.get(`/salary-loan/${world.ids.loan}`),
    await world.rahim.client.get(`/employee-panel/salary/payslip/${world.ids.sheet}`),
  ])
    expect([reply.status, reply.text]).toEqual([200, expect.stringMatching(secretAmounts)]);
});

/** Everything that there is to read, of him where someone is to be named: all rows, of the month that was paid. */
const wanted: Readonly<Record<string, string>> = {
  limit: '0',
  month: paid,
  year: '2026',
  format: 'csv',
};
function addressOf(endpoint: Endpoint, more: Readonly<Record<string, string>>): string {
  const names = endpoint.query ? wireNames(endpoint.query as unknown as z.ZodObject).values() : [];
  const query = new URLSearchParams();
  for (const name of names) if (more[name] !== undefined) query.set(name, more[name]);
  return `${basePath}${endpoint.path.replaceAll(/:\w+/g, world.rahim.id)}?${query.toString()}`;
}

describe('to his managers, to recruiters, to those who keep pay of another company and to outsiders', () => {
  it('no answer and no file says what he is paid', async () => {
    const { boss, recruiter, others, test } = world;
    const readers = { boss, recruiter, admin: others.admin };
    const walk = async ([who, client]: readonly [string, Client]) => {
      let read = 0;
      for (const endpoint of endpoints) {
        if (endpoint.method !== 'GET') continue;
        const more = { ...wanted, employeeId: world.rahim.id };
        let reply = await client.send('GET', addressOf(endpoint, more));
        if (reply.status === 400) reply = await client.send('GET', addressOf(endpoint, {}));
        expectSecret(`${who}: ${endpoint.name}`, reply.text);
        if (reply.status === 200) read += 1;
      }
      return read;
    };
    const read = await Promise.all(Object.entries(readers).map(walk));
    // a walk that is let in nowhere would prove nothing
    expect(Math.min(...read)).toBeGreaterThan(40);
    // whoever is not of the house is let in to little
    const outsiders = { applicant: await test.as('applicant'), nobody: test.nobody };
    const open = await Promise.all(Object.entries(outsiders).map(walk));
    expect(Math.min(...open)).toBeGreaterThan(0);
  });

  it('no list that a manager may read is sorted or filtered by pay', () => {
    const who = { capacities: bossCapacities, isLimited: false };
    const isOfPay = (name: string) =>
      /gross|net|salary|pay(?!slip)|amount|balance|principal|earning|deduction/i.test(name);
    const own = /^(own-|salary-sheet\.own)/;
    const open = endpoints.filter((endpoint) => mayCall(endpoint, who) && !own.test(endpoint.name));
    const found = open.flatMap(({ name, query, listing }) =>
      [
        ...(query ? wireNames(query as unknown as z.ZodObject).values() : []),
        ...(listing?.sorts ?? []),
        ...(listing?.searches ?? []),
      ]
        .filter(isOfPay)
        .map((field) => `${name} ${field}`),
    );
    expect(found).toEqual([]);
    expect(open.length).toBeGreaterThan(100);
  });

  it('a refusal is the same for what is there and what is not, whatever is asked of it', async () => {
    const { boss, rahim, ids } = world;
    const there = [rahim.id, ids.sheet, ids.laterRun];
    const closed = Object.values(pay.calls)
      .flatMap((group): Endpoint[] => Object.values(group))
      .filter((endpoint) => !mayCall(endpoint, { capacities: bossCapacities, isLimited: false }));
    expect(closed.length).toBeGreaterThan(60);
    for (const { name, method, path, body } of closed) {
      const told = async (id: string, query: string) => {
        const address = `${basePath}${path.replaceAll(/:\w+/g, id)}${query}`;
        const given = { run: id, employeeId: id, concernCompany: id, salarySheets: [id] };
        const reply = await boss.send(method, address, { ...(body && { payload: given }) });
        return [name, reply.status, reply.text];
      };
      const refused = await told(absent, '');
      expect(refused).toEqual([name, 403, expect.stringContaining('access.not-allowed')]);
      const some = path.includes(':') ? there : [rahim.id];
      for (const id of some) expect(await told(id, '?sort=-net')).toEqual(refused);
    }
  });
});

it('notices, mails, tasks and the list of the log name no amount, and its values are for few', async () => {
  const { boss, recruiter, rahim, karim, payroll, hr, others } = world;
  const { db } = world.test.database;
  const payments = await sql<{ id: string }>`select id from salary_payment`.execute(db);
  for (const { id: paymentId } of payments.rows)
    await runJob(announcePayslipsJob(), { paymentId }, { db, clock: world.clock });
  await writeNoticeMails(world.test);
  for (const table of ['notice', 'mail', 'job', 'audit_entry']) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(one)::text as text
      from ${sql.table(table)} as one`.execute(db);
    expect([table, rows.length]).not.toEqual([table, 0]);
    for (const { text } of rows) expectSecret(table, text);
  }
  for (const path of ['/audit/data?action=salary.create', '/audit/export?action=salary.create']) {
    const seen = await hr.get(path);
    expect(seen.status).toBe(200);
    expectSecret(path, seen.text);
    for (const client of [boss, recruiter, karim.client, payroll])
      expect(statusAndCode(await client.get(path))).toEqual([403, 'access.not-allowed']);
  }
  const entries = await sql<{ id: string }>`select entry.id from audit_entry as entry
    join audit_value as value on value.audit_entry_id = entry.id
    where value.after::text like '%47391%'`.execute(db);
  expect(entries.rows).not.toEqual([]);
  for (const { id } of entries.rows)
    for (const client of [
      boss,
      recruiter,
      karim.client,
      rahim.client,
      payroll,
      ...Object.values(others),
    ]) {
      const told = async (of: string) => {
        const { status, text } = await client.get(`/audit/${of}`);
        return [status, text];
      };
      const refused = await told(id);
      expect(refused).toEqual([403, expect.any(String)]);
      expect(refused).toEqual(await told(absent));
    }
});

it('printed payslips are for whoever asked: neither the task nor its file is anyone else’s', async () => {
  const { boss, recruiter, rahim, karim, payroll, hr, others } = world;
  const print = await printed(world, payroll, '/salary/payslip-document', { month: paid });
  const id = print.job.at('data._id');
  for (const client of [
    boss,
    recruiter,
    karim.client,
    rahim.client,
    hr,
    ...Object.values(others),
  ]) {
    const unknown = await client.get(`/own-job/${absent}`);
    const reply = await client.get(`/own-job/${id}`);
    expect([reply.status, reply.text]).toEqual([404, unknown.text]);
  }
  // whoever knows where a file is, or had the address of one, cannot make that of another from it
  const { pathname, search } = new URL(print.address, 'https://muster.example');
  const open = (address: string) => world.test.app.inject({ method: 'GET', url: address });
  const changed = search.replace(/[\w-](?=[^\w-]*$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  for (const address of [pathname, pathname + changed]) {
    const reply = await open(address);
    expect([address === print.address, reply.statusCode]).toEqual([false, 404]);
  }
});
