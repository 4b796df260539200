import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import { killPaying } from '../testing/faults/pay-kills.ts';

/** The long form is in `npm run trust`. */
it('pay that was being calculated when the product was killed is whole afterwards, and paid once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-pay-kill-'));
  const data = newDataFolder(path.join(folder, 'data'), 'demo');
  // whether the kill hits a calculation hangs on the machine: it is told by the long form
  const {
    paid,
    hit: _hit,
    ...found
  } = await killPaying({
    env: { MUSTER_DATA: data },
    rounds: 1,
    people: 600,
  });
  expect(found).toEqual({
    partial: [],
    unlike: [],
    changed: [],
    broken: [],
    generated: [202, 409],
    payments: 1,
  });
  expect(paid.filter((status) => status === 200)).toHaveLength(1);
  rmSync(folder, { recursive: true, force: true });
});
