import { administration } from '@muster/contract/administration/room.ts';
import { settingsSaved } from '../../platform/settings/settings-saved.ts';
import { serverRoom } from '../../wiring/room.ts';
import { loadJobs } from './demo/load-jobs.ts';
import { loadOutbox } from './demo/load-outbox.ts';
import { administrationRoutes } from './routes.ts';

export const administrationRoom = serverRoom(administration, [], ({ engine, events, files }) => ({
  routes: administrationRoutes({
    accountName: engine.accountName,
    now: engine.now,
    records: engine.records,
    saved: events.emitter(settingsSaved),
    addressOf: files.addressOf,
  }),
  demo: async (tx, { at, delivers }) => {
    await loadJobs(tx, at);
    if (!delivers) await loadOutbox(tx, at);
  },
}));
