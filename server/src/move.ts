import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { progress, run, say } from './operations/command.ts';
import { move } from './operations/move.ts';
import { migrations } from './operations/places.ts';
import { refuseAbsent } from './operations/source.ts';
import { openDatabase } from './platform/db/database.ts';

const help = `npm run move -- --to postgres://…

Copies the embedded database into an empty PostgreSQL database and compares every row. Stop Muster first.`;

await run(help, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error(help);
  const { MUSTER_DATA } = process.env;
  const { dataDir, databaseUrl } = readConfig({ MUSTER_DATA, DATABASE_URL: values.to });
  refuseAbsent(dataDir);
  const from = await openDatabase({ dataDir });
  try {
    const target = await openDatabase({ databaseUrl, dataDir });
    try {
      const moved = Object.values(
        await move(from.patient, { db: target.patient, migrations, progress }),
      );
      const rows = moved.reduce((sum, table) => sum + table.rows, 0);
      say(`Moved ${rows.toLocaleString('en')} rows in ${moved.length} tables; each was compared.`);
    } finally {
      await target.close();
    }
  } finally {
    await from.close();
  }
  say(`Start Muster with this address as DATABASE_URL from now on and leave the other settings as they
are: uploaded files stay where they were. ${path.join(dataDir, 'database')} was
not changed and can be removed when all is well.`);
});
