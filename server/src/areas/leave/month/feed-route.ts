import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ReadNow } from '../../../platform/now.ts';
import { type Clock, minutes } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import { countTry, forgive, type Limit } from '../../../platform/limits/tries.ts';
import { hashOf } from '../../../platform/secret-token.ts';
import { findPersonFacts, nowOfPerson, type PersonFacts } from '../../people/public.ts';
import { type CalendarDay, icalendar } from '../rules/icalendar.ts';
import { findFeedBySecret } from '../store/feeds.ts';
import { findAway } from '../store/month.ts';
import { holidaysAt } from './read-month.ts';
import { always } from '../../../platform/db/condition.ts';

interface FeedParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly now: ReadNow;
}

/** Guessing a secret is hopeless; but nobody shall make the server look all day. */
const guesses = (address: string): Limit => ({
  key: ['calendar from', networkOf(address)],
  most: 300,
  within: minutes(60),
  over: 'refuse',
  success: 'takes-back-one',
});
const reads = (hash: Buffer): Limit => ({
  key: ['calendar', hash.toString('base64url')],
  most: 120,
  within: minutes(60),
  over: 'refuse',
  success: 'takes-back-one',
});

/** Whose calendar it is; a secret that is unknown, or of someone who has left, leads nowhere. */
async function ownerOf({ db, clock, ...parts }: FeedParts, request: FastifyRequest) {
  const { name } = request.params as { name: string };
  const secret = /^([\w-]{43})\.ics$/.exec(name)?.[1];
  const limit = guesses(request.ip);
  await countTry(db, [limit], clock.now());
  const hash = hashOf(secret ?? '');
  const feed = secret ? await findFeedBySecret(db, hash) : undefined;
  const [person] = feed ? await findPersonFacts(db, [feed.employee_id]) : [];
  if (!person) throw new Refusal(notFound);
  const now = await nowOfPerson({ db, clock }, parts, person.id);
  if (person.lastDay && person.lastDay < now.today) throw new Refusal(notFound);
  await forgive(db, [limit]);
  await countTry(db, [reads(hash)], clock.now());
  return { person, now };
}

const back = -100;
const ahead = 430;

async function daysOf(db: Db, person: PersonFacts, today: string): Promise<CalendarDay[]> {
  const span = { from: addDays(today, back), until: addDays(today, ahead) };
  const isOwn = sql<boolean>`employee.id = ${person.id}`;
  const away = await findAway(db, span, isOwn, always);
  const holidays = await holidaysAt(db, span, person.locationId);
  return [
    ...holidays.map(({ id, from, until, name, type }) => ({
      id,
      from,
      until,
      summary: name,
      isFree: type === 'Optional',
    })),
    ...away.map(({ id, from, until, type, isPart }) => ({
      id,
      from,
      until,
      summary: isPart ? `${type} (½)` : type,
    })),
  ];
}

/** Outside the API and without a session: calendars of phones send neither; the right is in the address. */
export function feedRoute(app: FastifyInstance, parts: FeedParts): void {
  const give = async (request: FastifyRequest, reply: FastifyReply) => {
    const { person, now } = await ownerOf(parts, request);
    const text = icalendar(person.name, await daysOf(parts.db, person, now.today), now.at);
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="muster.ics"',
      })
      .send(text);
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/calendar/:name',
    config: { access: 'public' },
    handler: give,
  });
}
