import { afterAll, beforeAll, expect } from 'vitest';
import { batchJobs } from '../../areas/people/batches/jobs/batch-jobs.ts';
import { type JobEngine, startJobs } from '../../platform/jobs/engine.ts';
import type { Client, Reply } from '../client.ts';
import { type FeedServer, startFeedServer } from '../files/feed-server.ts';
import { makeApp, type TestApp } from '../make-app.ts';
import { type TestHouse, made, makeHouse } from './make-house.ts';
import { inDhaka } from '../clocks/in-dhaka.ts';

export const headerValue = 'open-sesame-4711';

export const mapping = [
  { from: 'emp.code', to: 'number' },
  { from: 'emp.name', to: 'name' },
  { from: 'post', to: 'designationId' },
  { from: 'dept', to: 'departmentId' },
  { from: 'joined', to: 'joinedOn' },
  { from: 'sex', to: 'gender', values: [{ theirs: 'M', ours: 'Male' }] },
  { from: 'boss', to: 'lineManagerId' },
];

interface Made {
  readonly test: TestApp;
  readonly feed: FeedServer;
  readonly admin: Client;
  readonly hr: Client;
  readonly house: TestHouse;
}

/** A house whose people stand in another system: its feed, and someone who works on jobs. */
export function makeHrisFeed() {
  let all: Made;
  let engine: JobEngine;
  const post = 'Clerk';
  beforeAll(async () => {
    const test = await makeApp();
    const [admin, hr] = [await test.as('admin'), await test.as('hr')];
    const house = await makeHouse(test, admin);
    made(await admin.post('/designation', { name: post }), 'designation._id');
    all = { test, feed: await startFeedServer(), admin, hr, house };
    const { database, clock, files } = test;
    const jobs = batchJobs({ now: inDhaka, tell: async () => undefined, store: files.store });
    engine = await startJobs({ database, clock, jobs, log: () => undefined });
  });
  afterAll(async () => {
    await engine.stop(0);
    await all.feed.close();
    await all.test.close();
  });
  const source = (more: object = {}) => ({
    address: all.feed.url(),
    format: 'json',
    rowsAt: 'data.items',
    dateForm: 'dmy',
    headerName: 'X-Api-Key',
    internal: 'Yes',
    ...more,
  });
  return {
    get all() {
      return all;
    },
    post,
    source,
    setUp: async (more: object = {}): Promise<Reply> => {
      const body = { ...source(), headerValue, mapping, daily: 'No', ...more };
      const reply = await all.admin.put('/hris-feed', body);
      expect(reply.status, reply.text).toBe(200);
      return reply;
    },
    person: (code: string, more: object = {}) => ({
      emp: { code, name: `Person ${code}` },
      post,
      dept: 'Sales',
      joined: '05/01/2020',
      sex: 'm',
      ...more,
    }),
    tells: (...items: object[]) => all.feed.answers({ data: { items } }),
  };
}
