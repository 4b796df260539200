import { basePath, type Endpoint } from '@muster/contract/kernel/endpoint.ts';
import type { DateKind } from '@muster/contract/kernel/dates/business-dates.ts';
import { calls } from '@muster/contract/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Client, Reply } from './testing/client.ts';
import { type AttendanceWorld, makeAttendance } from './testing/people/make-attendance.ts';
import { made } from './testing/people/make-house.ts';
import { applied, asked } from './testing/people/make-leave.ts';
import {
  goodValue,
  type Leaf,
  leavesOf,
  noId,
  withValue,
} from './testing/postgres/schema-leaves.ts';

/** The ends of the calendar, and of the range, in every date of every call: an answer, and soon. */
const edges = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
] as const;
const inRange = new Set<string>(['1900-01-01', '2199-12-31']);

const written: Record<DateKind, (day: string) => unknown> = {
  day: (day) => day,
  month: (day) => day.slice(0, 7),
  year: (day) => Number(day.slice(0, 4)),
  yearInAddress: (day) => String(Number(day.slice(0, 4))),
  instant: (day) => `${day}T00:00:00Z`,
};

const parts = ['params', 'query', 'body'] as const;
interface Place extends Leaf {
  readonly part: (typeof parts)[number];
  readonly kind: DateKind;
}
const placesOf = (endpoint: Endpoint): Place[] =>
  parts.flatMap((part) =>
    (endpoint[part] ? leavesOf(endpoint[part] as z.core.$ZodType) : []).flatMap((leaf) =>
      leaf.kind ? [{ ...leaf, part, kind: leaf.kind }] : [],
    ),
  );
const dated = Object.values(calls)
  .flatMap((group) => Object.values<Endpoint>(group))
  .map((endpoint) => [endpoint.name, endpoint, placesOf(endpoint)] as const)
  .filter(([, , places]) => places.length > 0);

let world: AttendanceWorld;
let worker: { readonly id: string; readonly client: Client };
/** What there really is, by the name of a field or the beginning of a path: dates are read behind it. */
let real: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await makeAttendance();
  const { house, hr, admin, office } = world;
  const chief = await world.person();
  worker = await world.person({ managerId: chief.id });
  const other = await world.person();
  const leaveType = await world.kind();
  const day = { startDate: '2026-03-26', endDate: '2026-03-26' };
  const holiday = { name: 'Independence Day', type: 'Government', recurring: 'Yes', ...day };
  const round = { name: 'Round', beginsOn: '2026-03-01', days: [office, null] };
  const pattern = made(await admin.post('/roster-pattern', round), 'data._id');
  const leave = await applied(worker.client, asked(leaveType, '2026-03-09'));
  const category = made(await admin.post('/item-category', { name: 'Phones' }), 'data._id');
  const thing = { name: 'Phone', itemCategoryId: category };
  const item = made(await admin.post('/item', thing), 'data._id');
  real = {
    employeeId: worker.id,
    employee: worker.id,
    '/employee/': other.id,
    _id: other.id,
    toPerson: chief.id,
    designation: house.officer,
    department: house.sales,
    unit: house.north,
    concern: house.padma,
    concernCompany: house.padma,
    '/concern/': house.meghna,
    shift: office,
    set: office,
    days: office,
    leaveType,
    pattern,
    '/roster-pattern/': pattern,
    '/holidays/': made(await hr.post('/holidays', holiday), 'data._id'),
    '/leave-block/': made(await hr.post('/leave-block', { name: 'Stock', ...day }), 'data._id'),
    '/leave-application/': leave,
    '/employee-panel/leave-application/': leave,
    itemCategoryId: category,
    itemId: item,
    '/item/': item,
  };
});
afterAll(() => world.close());

/** The ids of what is there, so that it is not refused for them. */
function grounded(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => grounded(one, name));
  if (value === noId) return real[name] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, grounded(one, key)]));
}

type Sent = Record<(typeof parts)[number], unknown>;
const fills = ['all', 'needed'] as const;
const goodCall = (endpoint: Endpoint, fill: (typeof fills)[number]): Sent => {
  const of = (part: (typeof parts)[number]) =>
    grounded(endpoint[part] ? goodValue(endpoint[part] as z.core.$ZodType, fill) : {});
  const body = of('body') as object;
  // one of two that may both be left out
  const more = endpoint.name === 'roster.assign' && fill === 'needed' && { shift: real.shift };
  return { params: of('params'), query: of('query'), body: { ...body, ...more } };
};

const callerOf = ({ access, path }: Endpoint): Client => {
  if (path.startsWith('/employee-panel')) return worker.client;
  return access === 'public' || access.admin ? world.admin : worker.client;
};

function send(endpoint: Endpoint, { params, query, body }: Sent): Promise<Reply> {
  const given = params as Readonly<Record<string, string>>;
  const known = Object.keys(real).find(
    (start) => start.startsWith('/') && endpoint.path.startsWith(start),
  );
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((name === 'id' && known && real[known]) || (given[name] ?? 'x')),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return callerOf(endpoint).send(endpoint.method, `${basePath}${path}?${search}`, {
    ...(hasBody && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

/** On a busy machine, too; what never ends is ended by the limit of the test. */
const patience = 20_000;

async function expectSane(endpoint: Endpoint, sent: Sent, days: readonly string[]) {
  const began = performance.now();
  const reply = await send(endpoint, sent);
  const told = `${days.join(' ')}: ${reply.status} ${reply.text.slice(0, 300)}`;
  expect(reply.status, told).toBeLessThan(500);
  // a value of an address that cannot be read is a wrong object
  if (days.some((day) => !inRange.has(day))) expect([400, 404], told).toContain(reply.status);
  expect(performance.now() - began, `${told}, as if it hung`).toBeLessThan(patience);
}

const withDays = (good: Sent, places: readonly Place[], days: readonly string[]): Sent =>
  places.reduce<Sent>((sent, { part, path, kind }, at) => {
    const day = days[at] ?? days[0] ?? '';
    return { ...sent, [part]: withValue(sent[part], path, written[kind](day)) };
  }, good);

describe.each(dated)('%s', (_, endpoint, places) => {
  it.each(places.map((place) => [`${place.part} ${place.path.join('.')}`, place] as const))(
    'answers to every edge in %s',
    async (_name, place) => {
      for (const fill of fills)
        for (const day of edges)
          await expectSane(endpoint, withDays(goodCall(endpoint, fill), [place], [day]), [day]);
    },
  );

  if (places.length < 2) return;
  it('answers to spans from edge to edge', async () => {
    for (const from of edges)
      for (const until of edges) {
        const days = places.map((__, at) => (at === 0 ? from : until));
        await expectSane(endpoint, withDays(goodCall(endpoint, 'needed'), places, days), days);
      }
  });
});
