import { administration } from '@muster/contract/administration/room.ts';
import { settingsSaved } from '../../platform/settings/settings-saved.ts';
import { serverRoom } from '../../wiring/room.ts';
import { administrationRoutes } from './routes.ts';

export const administrationRoom = serverRoom(administration, [], ({ engine, events }) => ({
  routes: administrationRoutes({
    accountName: engine.accountName,
    zone: engine.zone,
    records: engine.records,
    saved: events.emitter(settingsSaved),
  }),
}));
