import { z } from 'zod';
import { staffRead } from '../../kernel/access/access-rules.ts';
import { givenDay, givenYearInAddress } from '../../kernel/dates/business-dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { listing } from '../../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../../kernel/page.ts';
import { day, flag, id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payWrite } from '../access.ts';
import { taxCard } from './tax-card.ts';

const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);
/** Where the slabs were read, when they became law, and whether someone who knows has compared them with it. */
const origin = {
  source: plainText(300).min(1),
  enactedOn: day().nullable(),
  isVerified: as(flag(), 'verified'),
};

const slab = z.object({
  id: id(),
  country: z.string(),
  /** the calendar year in which the income year begins */
  year: z.int(),
  /** every change is a version of its own; pay keeps the one that it was calculated by */
  version: z.int(),
  ...taxCard.shape,
  ...origin,
  /** none: it came with the system */
  enteredBy: plainText(200).nullable(),
  enteredAt: instant(),
  /** pay was calculated by it, so it cannot be deleted */
  isUsed: as(z.boolean(), 'used'),
});
export type IncomeSlab = z.output<typeof slab>;

const withVersions = z.object({
  ...slab.shape,
  /** the newest first */
  versions: z.array(
    z.object({
      version: z.int(),
      ...origin,
      enteredBy: plainText(200).nullable(),
      enteredAt: instant(),
    }),
  ),
});
export type IncomeSlabDetails = z.output<typeof withVersions>;

export const slabsListed = listing({
  sorts: ['year', 'country'],
  order: '-year',
  searches: ['country', 'source'],
});
const one = z.object({ id: as(id(), 'id') });
const given = { ...taxCard.shape, ...origin, enactedOn: givenDay().nullable() };
const answer = wrapped(withVersions, 'data');

/** By what income is taxed, of a country and a year; the same for every company there. */
export const slabCalls = {
  list: endpoint({
    name: 'income-slab.list',
    summary: 'Income slabs of each country and year, as they are in force',
    method: 'GET',
    path: '/income-slab',
    access: staffRead,
    listing: slabsListed,
    query: z.object({
      ...listQuery(slabsListed),
      country: country.optional(),
      year: givenYearInAddress().optional(),
    }),
    answer: pageAnswer(slab, 'data'),
  }),
  read: endpoint({
    name: 'income-slab.read',
    summary: 'The income slabs of a country for a year, with their versions',
    method: 'GET',
    path: '/income-slab/:id',
    access: staffRead,
    params: one,
    answer,
  }),
  create: endpoint({
    name: 'income-slab.create',
    summary: 'Add the income slabs of a country for a year; bands with a gap or an overlap are refused',
    method: 'POST',
    path: '/income-slab',
    access: payWrite,
    ofGroup: true,
    body: z.object({ country, year: z.int().min(1980).max(2200), ...given }),
    answer,
  }),
  change: endpoint({
    name: 'income-slab.change',
    summary: 'A new version of income slabs; what was calculated by an earlier one stays as it is',
    method: 'PUT',
    path: '/income-slab/:id',
    access: payWrite,
    ofGroup: true,
    params: one,
    body: z.object({
      ...z.object(given).partial().shape,
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    answer,
  }),
  remove: endpoint({
    name: 'income-slab.remove',
    summary: 'Delete income slabs by which no pay was calculated',
    method: 'DELETE',
    path: '/income-slab/:id',
    access: payWrite,
    ofGroup: true,
    params: one,
    answer: nothing(),
  }),
} as const;
