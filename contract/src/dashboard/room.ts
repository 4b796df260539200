import { contractRoom } from '../kernel/room.ts';
import { setUpListCalls } from './set-up-calls.ts';

export const dashboard = contractRoom({
  name: 'dashboard',
  calls: { 'set-up-list': setUpListCalls },
});
