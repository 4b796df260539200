import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../server/src/platform/db/database.ts';
import type { Client } from '../server/src/testing/client.ts';
import { makeApp } from '../server/src/testing/make-app.ts';

export interface Waits {
  readonly median: number;
  readonly longest: number;
}

/** How long someone waits for a page of the list of employees, asked for again and again while the work goes on. */
export async function asked(hr: Client, work: () => Promise<unknown>): Promise<Waits> {
  const waits: number[] = [];
  const going = { on: true };
  const asking = (async () => {
    while (going.on) {
      const began = performance.now();
      const reply = await hr.get('/employee/data?limit=20');
      if (reply.status !== 200) throw new Error(reply.text);
      waits.push(performance.now() - began);
      await wait(10);
    }
  })();
  await work();
  going.on = false;
  await asking;
  waits.sort((a, b) => a - b);
  return { median: waits[waits.length >> 1] ?? 0, longest: waits.at(-1) ?? 0 };
}

/** The same list with nothing else going on, and while the work is done. */
export async function withOthers(database: Database, work: () => Promise<unknown>): Promise<void> {
  const app = await makeApp({ database });
  const hr = await app.as('hr');
  await asked(hr, () => wait(1000));
  const quiet = await asked(hr, () => wait(3000));
  const busy = await asked(hr, work);
  await app.close();
  console.log(
    `  others waited ${busy.median.toFixed(1)} ms for a list meanwhile (${quiet.median.toFixed(1)} ms ` +
      `before, ${(busy.median / quiet.median).toFixed(1)} x), at most ${busy.longest.toFixed(0)} ms`,
  );
}
