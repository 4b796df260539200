import { type RawBuilder, sql } from 'kysely';

/** The same words as `begins` and `confirms` of the rule that reads the newest stay. */
const begins = sql`('join', 'joinConfirmed', 'rehire')`;
const confirms = sql`('confirm', 'joinConfirmed')`;

/**
 * When the person in `row` had joined and was confirmed as of a day, in the stay that the day lies in, and
 * the last day of that stay: once it was written down, or had passed.
 */
export const lifeOn = (row: 'employee' | 'page', asOf: string): RawBuilder<unknown> => {
  const of = (period: string) =>
    sql`employment_period as ${sql.ref(period)}
      where ${sql.ref(`${period}.employee_id`)} = ${sql.ref(`${row}.id`)}`;
  return sql`(select (select first.from_date from ${of('first')}
        and first.from_date = stay.began and first.status <> 'Draft') as joined_on,
      (select max(sure.from_date) from ${of('sure')}
        and sure.from_date between stay.began and ${asOf} and sure.cause in ${confirms}) as confirmed_on,
      gone.from_date - 1 as last_day, gone.leaving_reason
    from (select coalesce((select max(begun.from_date) from ${of('begun')}
          and begun.from_date <= ${asOf} and begun.cause in ${begins}),
        (select min(begun.from_date) from ${of('begun')})) as began) as stay
    left join lateral (select going.from_date, going.leaving_reason from ${of('going')}
      and (going.status = 'Left' or going.leaving_reason is not null)
      and going.from_date > stay.began
      and (going.from_date <= ${asOf} or going.created_at < ${asOf}::date + 1)
      and not exists (select 1 from ${of('back')} and back.cause in ${begins}
        and back.from_date > stay.began and back.from_date < going.from_date)
      order by going.from_date limit 1) as gone on true)`;
};
