import { staffRead } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { containsWords } from '../../../platform/db/contains.ts';
import { gramsIn, gramsInWords } from '../../../platform/db/grams.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { withinRule } from '../reach.ts';
import { nearIn } from '../rules/sheet/near-words.ts';
import { phoneParts } from '../rules/phone-search.ts';
import { type EmployeeRow, findEmployees } from '../store/employees.ts';
import type { Condition } from '../../../platform/db/condition.ts';

const usual = 20;

const places = ['name', 'local_name', 'number', 'phone', 'email'].map(
  (column) => `employee.${column}`,
);

const hasFigures = (part: string): Condition => sql<boolean>`(employee.grams @> ${gramsIn(part)}
  and regexp_replace(employee.phone, '[^0-9]', '', 'g') like ${`%${part}%`})`;

/**
 * The one search of people: every word in whatever order, or a phone however it is written. The
 * index of grams finds the candidates, the comparison makes sure.
 */
export const matchingPeople = (text: string): Condition => {
  const byWords = sql<boolean>`(employee.grams @> ${gramsInWords(text)}
    and ${containsWords(places, text)})`;
  return sql<boolean>`(${sql.join([byWords, ...phoneParts(text).map(hasFigures)], sql` or `)})`;
};

/** Whose name has, for every word, one that differs by a letter at most. */
const nearly = (text: string): Condition | undefined => {
  const groups = nearIn(text).map((group) => sql<boolean>`employee.near && ${group}`);
  return groups.length > 0 ? sql<boolean>`(${sql.join(groups, sql` and `)})` : undefined;
};

/** More are not looked at: who finds so many types another letter. */
const candidates = 200;

/** By the index that knows the words, whatever the order asked for: the planner cannot guess how many fit. */
const firstOf = (which: Condition): Condition => sql<boolean>`employee.id = any(array(
  with fitting as materialized (select employee.id from employee where ${which})
  select id from fitting limit ${candidates}))`;

/** Colleagues who still belong to the house: those who fit exactly first, then the near ones. */
export async function searchPeople(db: Db, actor: Actor, text = '', limit = usual) {
  const page = { limit: limit || usual, pageNo: 1 };
  const within = sql<boolean>`${withinRule(staffRead, actor)}
    and employee.status not in ('Left', 'Draft')`;
  const find = (where: Condition): Promise<EmployeeRow[]> =>
    findEmployees(db, { projection: 'directory', where }, 'name', page);
  const fitting = (which: Condition) => firstOf(sql<boolean>`${within} and ${which}`);
  const exact = await find(text ? fitting(matchingPeople(text)) : within);
  const near = exact.length < page.limit && text ? nearly(text) : undefined;
  const known = new Set(exact.map((row) => row.id));
  const guessed = near ? (await find(fitting(near))).filter((row) => !known.has(row.id)) : [];
  const rows = [...exact, ...guessed].slice(0, page.limit);
  return { rows, total: rows.length, ...page };
}
