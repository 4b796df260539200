import { z } from 'zod';
import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { pageAnswer, pageQuery, rowsQuery, wrapped } from '../kernel/page.ts';
import { givenDay, givenYearInAddress } from '../kernel/dates/business-dates.ts';
import { colour, day, flag, id, instant, nothing, plainText } from '../kernel/values.ts';
import { sheetQuery, sheetFile } from '../kernel/files/sheet-file.ts';
import { as } from '../kernel/wire.ts';

/** An optional holiday is shown and frees nobody. */
export const holidayTypes = ['Government', 'Religious', 'Company', 'Optional'] as const;

const named = z.object({ id: id(), name: plainText(200) });
const holiday = z.object({
  id: id(),
  name: plainText(120),
  from: as(day(), 'startDate'),
  until: as(day(), 'endDate'),
  totalDays: z.int(),
  type: z.enum(holidayTypes),
  colour: as(colour(), 'colorCode'),
  /** none: everywhere */
  locations: z.array(named),
  recurring: flag(),
  half: as(flag(), 'halfDay'),
  active: flag(),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type Holiday = z.output<typeof holiday>;

const given = {
  name: plainText(120).min(1),
  from: as(givenDay(), 'startDate'),
  until: as(givenDay(), 'endDate'),
  type: z.enum(holidayTypes),
  colour: as(colour().optional(), 'colorCode'),
  locations: z.array(id()).max(200).optional(),
  recurring: flag().optional(),
  half: as(flag().optional(), 'halfDay'),
};
const one = z.object({ id: as(id(), 'id') });

const filters = {
  type: z.enum(holidayTypes).optional(),
  location: id().optional(),
  year: givenYearInAddress().optional(),
};
export const holidaysListed = listing({
  sorts: ['name', 'startDate', 'type', 'createdAt', 'updatedAt'],
  order: '-name',
  searches: ['name'],
});
const narrowed = { ...rowsQuery(holidaysListed), active: flag().optional() };

export const holidayCalls = {
  list: endpoint({
    name: 'holidays.list',
    summary: 'Holidays; of a year, of a type, of a place',
    method: 'GET',
    path: '/holidays/data',
    access: staffRead,
    listing: holidaysListed,
    query: z.object({ ...pageQuery, ...narrowed, ...filters }),
    answer: pageAnswer(holiday, 'data'),
  }),
  export: endpoint({
    name: 'holidays.export',
    summary: 'The same list as a file; of a year, each with its days in it',
    method: 'GET',
    path: '/holidays/export',
    access: staffRead,
    query: z.object({ ...narrowed, ...filters, ...sheetQuery }),
    answer: sheetFile,
  }),
  create: endpoint({
    name: 'holidays.create',
    summary: 'Add a holiday',
    method: 'POST',
    path: '/holidays',
    access: hrWrite,
    body: z.object(given),
    answer: wrapped(holiday, 'data'),
  }),
  read: endpoint({
    name: 'holidays.read',
    summary: 'One holiday',
    method: 'GET',
    path: '/holidays/:id',
    access: staffRead,
    params: one,
    answer: wrapped(holiday, 'data'),
  }),
  change: endpoint({
    name: 'holidays.change',
    summary: 'Change a holiday: absent fields stay',
    method: 'PUT',
    path: '/holidays/:id',
    access: hrWrite,
    params: one,
    body: z.object({
      ...z.object(given).partial().shape,
      active: flag().optional(),
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    answer: wrapped(holiday, 'data'),
  }),
  remove: endpoint({
    name: 'holidays.remove',
    summary: 'Delete a holiday',
    method: 'DELETE',
    path: '/holidays/:id',
    access: hrWrite,
    params: one,
    answer: nothing(),
  }),
} as const;
