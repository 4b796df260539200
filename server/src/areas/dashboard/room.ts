import { dashboard } from '@muster/contract/dashboard/room.ts';
import { serverRoom } from '../../wiring/room.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboardRoom = serverRoom(dashboard, [], () => ({ routes: dashboardRoutes }));
