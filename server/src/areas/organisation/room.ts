import { organisation } from '@muster/contract/organisation/room.ts';
import { serverRoom } from '../../wiring/room.ts';
import { organisationRoutes } from './routes.ts';

export const organisationRoom = serverRoom(organisation, [], ({ engine }) => ({
  routes: organisationRoutes(engine),
}));
