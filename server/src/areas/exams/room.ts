import { exams } from '@muster/contract/exams/room.ts';
import { serverRoom } from '../../wiring/room.ts';
import { examRoutes } from './routes.ts';

export const examsRoom = serverRoom(exams, [], ({ engine }) => ({ routes: examRoutes(engine) }));
