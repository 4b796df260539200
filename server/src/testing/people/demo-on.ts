import { loadDemo } from '../../demo/demo.ts';
import { makeApp } from '../make-app.ts';

/** Makes the demo company at noon of a day in Dhaka, in a database of its own. */
export async function loadsOn(day: string): Promise<boolean> {
  const test = await makeApp();
  try {
    return await loadDemo(test.database.patient, { now: () => `${day}T06:00:00.000Z` });
  } finally {
    await test.close();
  }
}
