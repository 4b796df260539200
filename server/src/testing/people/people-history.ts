import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { LifeAction } from '@muster/contract/people/profile/life.ts';
import { life } from '@muster/contract/people/profile/life.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { cancelChange } from '../../areas/people/job/cancel-change.ts';
import { changeEmployee, type PeopleDeps } from '../../areas/people/record/change-employee.ts';
import { createEmployee } from '../../areas/people/record/create-employee.ts';
import type { LifeEvent, LifeListener } from '../../areas/people/life/events.ts';
import { changeLifecycle } from '../../areas/people/life/change-lifecycle.ts';
import { projectAll } from '../../areas/people/job/project-all.ts';
import { project } from '../../areas/people/job/project.ts';
import { type JobData, noJob } from '../../areas/people/rules/job-data.ts';
import { readingOnly } from '../../platform/db/reports.ts';
import { type Db, type Tx, transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { SlowMemory } from '../processes/slow-memory.ts';
import { testHouse, testSettings } from './test-house.ts';
import { inDhaka, nowOn } from '../clocks/in-dhaka.ts';

const begin = '2026-03-01';

/** By place: the first is of the first, and so on. */
export interface Links {
  readonly designationId: readonly string[];
  readonly departmentId: readonly string[];
  /** the unit of each department */
  readonly unitId: readonly string[];
}

/** Days count from the present day of the history, people and links by place. */
export type Command =
  | {
      readonly kind: 'create';
      readonly days: number;
      readonly status: 'Draft' | 'Probation' | 'Confirmed';
      readonly manager: number;
    }
  | {
      readonly kind: 'change';
      readonly who: number;
      readonly days: number;
      readonly designation?: number;
      readonly department?: number;
      readonly withUnit?: boolean;
      readonly manager?: number;
      readonly second?: number;
    }
  | {
      readonly kind: 'live';
      readonly who: number;
      readonly action: LifeAction;
      readonly days: number;
    }
  | { readonly kind: 'cancel'; readonly who: number; readonly which: number }
  | { readonly kind: 'pass'; readonly days: number };

const actor: Actor = {
  kind: 'user',
  accountId: newId(`${begin}T00:00:00.000Z`),
  sessionId: newId(`${begin}T00:00:00.000Z`),
  personId: null,
  formerPersons: [],
  name: 'Test',
  capacities: ['admin'],
  concerns: 'all',
  departments: [],
};
const accountName = async (): Promise<string> => 'Test';
const accountNames = async () => () => 'Test';
const kinds = ['joined', 'left'];
class Back extends Error {}

/** People to whom things are done on days that pass, by the use cases, with a slow memory beside them. */
export class PeopleHistory {
  readonly memory = new SlowMemory();
  /** joined and left, as told and as the memory expects them */
  readonly told: Pick<LifeEvent, 'kind' | 'employeeId'>[] = [];
  readonly expected: Pick<LifeEvent, 'kind' | 'employeeId'>[] = [];
  day = begin;
  readonly #db: Db;
  readonly #links: Links;

  constructor(db: Db, links: Links) {
    this.#db = db;
    this.#links = links;
  }

  /** Whether it was allowed. */
  async take(command: Command): Promise<boolean> {
    try {
      await this.#obey(command);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  async #obey(command: Command): Promise<void> {
    const inBefore = this.#inHouse();
    if (command.kind === 'pass') return this.#pass(command.days);
    if (command.kind === 'create') await this.#create(command);
    if (command.kind === 'change') await this.#change(command);
    if (command.kind === 'live') await this.#live(command);
    if (command.kind === 'cancel') await this.#cancel(command);
    this.#expectSince(inBefore);
  }

  #listen =
    (into: Pick<LifeEvent, 'kind' | 'employeeId'>[]): LifeListener =>
    async (_, events) => {
      for (const { kind, employeeId } of events)
        if (kinds.includes(kind)) into.push({ kind, employeeId });
    };

  /** One use case, as a request would run it; what is told counts only if it is committed. */
  async #run<T>(
    work: (call: Parameters<typeof changeLifecycle>[0], parts: PeopleDeps) => Promise<T>,
  ): Promise<T> {
    const told: typeof this.told = [];
    const clock = { now: () => `${this.day}T06:00:00.000Z` };
    const more = { actor, clock, requestId: 'test', language: 'en', house: testHouse } as const;
    const house = { reports: readingOnly(this.#db), settings: testSettings() };
    const from = { address: null, agent: null };
    const done = await transaction(this.#db, (tx) =>
      work(
        { ...more, ...house, db: tx, from },
        { now: inDhaka, accountName, accountNames, tell: this.#listen(told) },
      ),
    );
    this.told.push(...told);
    return done;
  }

  #person(place: number): string | undefined {
    const people = this.memory.people();
    return people[place % Math.max(1, people.length)];
  }

  async #create({ days, status, manager }: Command & { kind: 'create' }): Promise<void> {
    const joinedOn = addDays(this.day, days);
    const [designationId = ''] = this.#links.designationId;
    const [departmentId = ''] = this.#links.departmentId;
    const lineManagerId = manager > 0 ? this.#person(manager - 1) : undefined;
    const name = `Person ${this.memory.people().length}`;
    const given = { name, designationId, departmentId, joinedOn, status, lineManagerId };
    const { record } = await this.#run((call, parts) => createEmployee(call, given, parts));
    const isLater = status !== 'Draft' && joinedOn > this.day;
    const begun = isLater ? 'Draft' : status;
    const job = { ...noJob, designationId, departmentId, status: begun } as const;
    const first = begun === 'Draft' ? this.day : joinedOn;
    this.memory.begin(record.id, first, { ...job, lineManagerId: lineManagerId ?? null });
    if (isLater) this.memory.say(record.id, joinedOn, { status });
  }

  async #change(command: Command & { kind: 'change' }): Promise<void> {
    const id = this.#person(command.who);
    if (!id) return;
    const from = addDays(this.day, command.days);
    const { designation, department, withUnit, manager, second } = command;
    const links = this.#links;
    const person = (place: number) => (place === 0 ? null : this.#person(place - 1));
    const given: Partial<JobData> = {
      ...(designation !== undefined && { designationId: links.designationId[designation] }),
      ...(department !== undefined && { departmentId: links.departmentId[department] }),
      ...(department !== undefined && withUnit && { unitId: links.unitId[department] }),
      ...(manager !== undefined && { lineManagerId: person(manager) }),
      ...(second !== undefined && { secondTierId: person(second) }),
    };
    const asked = { ...given, departmentId: given.departmentId ?? undefined, effectiveFrom: from };
    await this.#run((call, parts) => changeEmployee(call, id, asked, parts));
    // with nothing given nothing is changed, on whichever day
    if (Object.keys(given).length > 0) this.memory.say(id, from, given);
  }

  async #live({ who, action, days }: Command & { kind: 'live' }): Promise<void> {
    const id = this.#person(who);
    if (!id) return;
    const date = addDays(this.day, days);
    const from = action === 'leave' ? addDays(date, 1) : date;
    const handOverTo = this.#person(who + 1);
    const leaving = action === 'leave' ? { leavingReason: 'Resigned' as const, handOverTo } : {};
    const status =
      life.moves[action].to === 'back' ? this.memory.statusBefore(id, from) : life.moves[action].to;
    await this.#run((call, parts) =>
      changeLifecycle(call, id, { action, date, ...leaving }, parts),
    );
    if (action === 'leave') this.#handOver(id, handOverTo ?? '', from);
    this.memory.say(id, from, { status });
  }

  /** Whoever is, or is to be, under someone who leaves comes under the successor. */
  #handOver(leaver: string, to: string, day: string): void {
    const above = this.memory.on(leaver, day)?.lineManagerId ?? null;
    for (const person of this.memory.people()) {
      const days = this.memory.days(person);
      const affected = days
        .filter((_, index) => (days[index + 1] ?? '9999-12-31') > day)
        .map((start) => ({ on: start > day ? start : day, job: this.memory.on(person, start) }))
        .filter(({ job }) => job && job.status !== 'Left');
      for (const { on, job } of affected)
        this.memory.say(person, on, {
          ...(job?.lineManagerId === leaver && { lineManagerId: person === to ? above : to }),
          ...(job?.secondTierId === leaver && { secondTierId: null }),
        });
    }
  }

  async #cancel({ who, which }: Command & { kind: 'cancel' }): Promise<void> {
    const id = this.#person(who);
    if (!id) return;
    const coming = await this.#db
      .selectFrom('employment_period')
      .select(['id', 'from_date'])
      .where('employee_id', '=', id)
      .where('from_date', '>', this.day)
      .orderBy('from_date')
      .execute();
    const period = coming[which % Math.max(1, coming.length)];
    if (!period) return;
    await this.#run((call, parts) => cancelChange(call, id, period.id, parts));
    this.memory.unsay(id, period.from_date);
  }

  /** Days go by: looking once must tell and leave what looking every day would. */
  async #pass(days: number): Promise<void> {
    const daily: typeof this.told = [];
    let after: unknown;
    const everyDay = async (tx: Tx): Promise<void> => {
      for (let step = 1; step <= days; step += 1)
        await project(tx, 'all', this.#at(addDays(this.day, step)), this.#listen(daily));
      after = await copies(tx);
      throw new Back();
    };
    await transaction(this.#db, everyDay).catch((error: unknown) => {
      if (!(error instanceof Back)) throw error;
    });
    for (let step = 1; step <= days; step += 1) {
      const inBefore = this.#inHouse();
      this.day = addDays(this.day, 1);
      this.#expectSince(inBefore);
    }
    const once: typeof this.told = [];
    await projectAll(this.#db, this.#at(this.day), this.#listen(once));
    this.told.push(...once);
    same(byPerson(once), byPerson(daily), 'told after a pause and told every day');
    same(await transaction(this.#db, copies), after, 'copied after a pause and copied every day');
  }

  #at = nowOn;

  #inHouse(): ReadonlySet<string> {
    return new Set(this.memory.people().filter((id) => this.memory.isIn(id, this.day)));
  }

  #expectSince(before: ReadonlySet<string>): void {
    const now = this.#inHouse();
    for (const employeeId of this.memory.people()) {
      if (!before.has(employeeId) && now.has(employeeId))
        this.expected.push({ kind: 'joined', employeeId });
      if (before.has(employeeId) && !now.has(employeeId))
        this.expected.push({ kind: 'left', employeeId });
    }
  }
}

/** But for how often a row was written, and when. */
const counted = ['version', 'updated_at', 'told_on'];
const copies = async (tx: Tx) => {
  const rows = await tx.selectFrom('employee').selectAll().orderBy('id').execute();
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !counted.includes(name))),
  );
};

/** Who heard what in which order; between people there is none. */
export const byPerson = (events: readonly Pick<LifeEvent, 'kind' | 'employeeId'>[]) => {
  const heard: Record<string, string[]> = {};
  for (const { kind, employeeId } of events) (heard[employeeId] ??= []).push(kind);
  return heard;
};

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => a.localeCompare(b)))
      : item,
  );
function same(a: unknown, b: unknown, what: string): void {
  if (canonical(a) !== canonical(b))
    throw new Error(`${what} differ:\n${canonical(a)}\n${canonical(b)}`);
}
