import { organisation } from '@muster/contract/organisation/room.ts';
import { serverRoom } from '../../wiring/room.ts';
import { logoRoutes } from './logo/routes.ts';
import { organisationRoutes } from './routes.ts';

export const organisationRoom = serverRoom(organisation, ['concern_logo'], ({ engine, files }) => ({
  routes: [...organisationRoutes(engine), ...logoRoutes({ engine, files })],
}));
