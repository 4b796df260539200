import { type Declared, declared } from '../kernel/entity.ts';
import { concern } from './concern.ts';
import { department, subUnit, unit } from './departments.ts';
import { designation } from './designation.ts';
import { bank, employeeCategory, item, itemCategory, location } from './places.ts';
import { area, point, region, territory } from './territories.ts';

const records = [
  concern,
  department,
  unit,
  subUnit,
  designation,
  employeeCategory,
  location,
  region,
  area,
  territory,
  point,
  bank,
  itemCategory,
  item,
];

/** The declared records of this room: server, web, registry and laws all read this list. */
export const organisationRecords: readonly Declared[] = records.map(declared);
