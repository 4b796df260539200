import { type Declared, declared } from '../kernel/entity.ts';
import { designation } from './designation.ts';

/** The declared records of this room: server, web, registry and laws all read this list. */
export const organisationRecords: readonly Declared[] = [designation].map(declared);
