import { type Entry, one } from './entry.ts';
import { type MadePay, paySheet } from './pay-makers.ts';
import type { Side, World } from './world.ts';

interface Trying {
  readonly side: Side;
  readonly world: World;
}

const ofRun =
  (body?: object) =>
  async ({ side, world }: Trying) => ({
    path: { id: (await paySheet(world, side)).runId },
    body,
  });
const ofPerson =
  (more: (pay: MadePay) => object) =>
  async ({ side, world }: Trying) => {
    const pay = await paySheet(world, side);
    return { path: { id: pay.runId, employeeId: pay.employeeId }, ...more(pay) };
  };

/** What differs from the month before, of the companies that an account looks after. */
export const gateEntries: Readonly<Record<string, Entry>> = {
  'pay-gate.read': one(ofRun()),
  'pay-gate.components': one(ofRun()),
  'pay-gate.people': one(ofRun()),
  'pay-gate.person': one(ofPerson(() => ({}))),
  'pay-gate.accept': one(
    ofPerson(({ employeeId }) => ({ body: { employees: [employeeId], note: 'x' } })),
  ),
  'salary-run.send-back': one(ofRun({ note: 'x' })),
};
