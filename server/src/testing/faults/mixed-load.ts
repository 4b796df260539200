import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { basePath, type Endpoint } from '@muster/contract/kernel/endpoint.ts';
import { calls } from '@muster/contract/registry.ts';
import { schemaOf } from '@muster/contract/kernel/wire.ts';
import { safeParse } from 'zod';
import { type HttpClient, logInOver } from '../http-client.ts';
import { samplePng } from '../files/sample-files.ts';
import { sendPhoto } from './send-photos.ts';

/** Asked without anything else: what needs more is refused, and that is right. */
const needsNothing = ({ query }: Endpoint): boolean =>
  query === undefined || safeParse(schemaOf(query), {}).success;
/** A look that does something: it fetches people from another system. */
const acting = new Set(['/employee/data-sync-from-hris']);

interface Page {
  readonly path: string;
  /** of one's own record: an administrator need not have one, and is told so */
  readonly isOwn: boolean;
  /** without a name it is about whoever asks */
  readonly isAboutSomeone: boolean;
}

/** Every list, export and page of figures that an administrator can look at. */
const readable: readonly Page[] = Object.values(calls)
  .flatMap((room): Endpoint[] => Object.values(room))
  .filter(
    ({ method, path, access }) =>
      method === 'GET' && !path.includes(':') && typeof access === 'object' && 'admin' in access,
  )
  .filter((endpoint) => needsNothing(endpoint) && !acting.has(endpoint.path))
  .map(({ path, query }) => ({
    path,
    isOwn: path.startsWith('/employee-panel/'),
    isAboutSomeone: Object.keys((query as { shape?: object } | undefined)?.shape ?? {}).includes(
      'employeeId',
    ),
  }));

interface Crowd {
  readonly address: string;
  readonly admin: HttpClient;
  /** someone with a record of their own */
  readonly employee: HttpClient;
  readonly employeeId: string;
}

type Step = (crowd: Crowd, note: (what: string) => void) => Promise<number>;

async function gather(address: string): Promise<Crowd> {
  const admin = await logInOver(address);
  const login = { email: 'employee@example.com', door: '/employee-auth' };
  const employee = await logInOver(address, login);
  const { body } = await employee.call('GET', '/employee-auth/me');
  const { _id: employeeId } = (body as { user: { _id: string } }).user;
  return { address, admin, employee, employeeId };
}

const look: Step = async ({ address, admin, employee, employeeId }, note) => {
  const page = readable[Math.floor(Math.random() * readable.length)];
  if (!page) throw new Error('there is nothing to look at');
  note(page.path);
  const whose = page.isAboutSomeone && !page.isOwn ? `?employeeId=${employeeId}` : '';
  const { token } = page.isOwn ? employee : admin;
  const reply = await fetch(address + basePath + page.path + whose, {
    headers: { authorization: `Bearer ${token}` },
  });
  await reply.arrayBuffer();
  return reply.status;
};

const work: Step = async ({ admin }) => {
  const added = await admin.call('POST', '/designation', { name: `Soak ${randomUUID()}` });
  if (added.status !== 200) return added.status;
  const { _id } = (added.body as { designation: { _id: string } }).designation;
  const changed = await admin.call('PUT', `/designation/${_id}`, { grade: 'M1', version: 1 });
  if (changed.status !== 200) return changed.status;
  return (await admin.call('DELETE', `/designation/${_id}`)).status;
};

const invite: Step = async ({ admin }) => {
  const given = { name: 'Someone', email: `${randomUUID()}@example.com`, userRole: 'HR' };
  return (await admin.call('POST', '/users', given)).status;
};

const photo: Step = async ({ admin, address }) => {
  const bytes = new Uint8Array(samplePng(200, 200));
  const { status, id } = await sendPhoto(address, admin.token, bytes);
  if (status !== 200) return status;
  return (await admin.call('PUT', '/own-photo', { fileId: id })).status;
};

const comeAndGo: Step = async ({ address }) =>
  (await (await logInOver(address)).call('POST', '/admin-auth/logout')).status;

/** Who does it how often: lines, and milliseconds between two steps. */
const people: readonly (readonly [Step, lines: number, rest: number])[] = [
  [look, 4, 20],
  [work, 3, 20],
  [invite, 1, 1_000],
  // not more than one person may send in ten minutes
  [photo, 1, 6_000],
  [comeAndGo, 1, 2_000],
];

export interface Soaked {
  readonly steps: number;
  /** how often each status came; 0: no answer */
  readonly statuses: ReadonlyMap<number, number>;
  /** what was answered otherwise than with what was asked for, and how often: `409 work` */
  readonly others: ReadonlyMap<string, number>;
}

/** What people do in a day, in so many milliseconds. */
export async function mixedLoad(address: string, length: number): Promise<Soaked> {
  const crowd = await gather(address);
  const end = performance.now() + length;
  const statuses = new Map<number, number>();
  const others = new Map<string, number>();
  const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);
  let steps = 0;
  const line = async (step: Step, rest: number): Promise<void> => {
    while (performance.now() < end) {
      let what = step.name;
      const status = await step(crowd, (path) => (what = path)).catch(() => 0);
      count(statuses, status);
      if (status !== 200) count(others, `${status} ${what}`);
      steps += 1;
      await wait(rest);
    }
  };
  await Promise.all(
    people.flatMap(([step, lines, rest]) => Array.from({ length: lines }, () => line(step, rest))),
  );
  return { steps, statuses, others };
}
