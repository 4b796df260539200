import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import {
  type ListRow,
  type PersonList,
  personLists,
} from '@muster/contract/people/profile/person-lists.ts';
import { insertIssue } from '../areas/people/items/store.ts';
import { replaceRows } from '../areas/people/lists/store.ts';
import type { Now } from '../platform/now.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { nameWords, religionOf } from './people/names.ts';
import { type Dice, diceOf } from './people/random.ts';

/** Every so many people has some; whoever can log in has them all. */
const apart = 6;
const employers = [
  'Padma Foods Ltd',
  'Surma Traders',
  'Jamuna Textiles Ltd',
  'Karnaphuli Group',
] as const;
const posts = ['Sales Trainee', 'Junior Officer', 'Store Assistant'] as const;
const subjects = ['Marketing', 'Management', 'Accounting'] as const;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly joined: string;
  readonly born: string;
  readonly address: string | null;
}

type Lists = Readonly<Record<PersonList, readonly ListRow[]>>;

function listsOf(dice: Dice, { name, joined, born, address }: Person): Lists {
  const words = nameWords[religionOf(name) === 'Hinduism' ? 'Hindu' : 'Muslim'];
  const brother = `${dice.pick(words.Male.first)} ${name.split(' ').at(-1)}`;
  const mother = `${dice.pick(words.Female.first)} ${dice.pick(words.Female.last)}`;
  const subject = dice.pick(subjects);
  const grown = Number(born.slice(0, 4));
  const until = addDays(joined, -dice.between(20, 90));
  const from = addDays(until, -dice.between(400, 900));
  const school = { institution: 'Dhaka College', subject: 'Commerce', result: 'GPA 4.60' };
  const university = { institution: 'University of Dhaka', subject, result: 'CGPA 3.42' };
  const phone = `+8801${dice.between(710_000_000, 799_999_999)}`;
  return {
    education: [
      { degree: 'BBA', passedIn: grown + 23, ...university },
      { degree: 'HSC', passedIn: grown + 18, ...school },
    ],
    experience: [
      { employer: dice.pick(employers), position: dice.pick(posts), from, until, duties: null },
    ],
    family: [
      { name: mother, relation: 'Mother', birthOn: null, occupation: 'Homemaker', phone: null },
      { name: brother, relation: 'Brother', birthOn: null, occupation: 'Teacher', phone },
    ],
    'emergency-contact': [{ name: brother, relation: 'Brother', phone, address }],
  };
}

/** What the employee of the demo has in hand. */
async function issueItems(tx: Tx, employeeId: string, { at, today }: Now): Promise<void> {
  const items = await tx
    .selectFrom('item')
    .select(['id', 'serial_number'])
    .where('name', 'in', ['Samsung A15', 'Corporate SIM 01711-555010'])
    .orderBy('name')
    .execute();
  for (const { id, serial_number: serialNumber } of items) {
    const issue = { id: newId(at), employeeId, itemId: id, serialNumber, note: null };
    await insertIssue(tx, { ...issue, issuedOn: addDays(today, -200) }, at);
  }
}

/** Schools, earlier work, families and whom to call, of some people; what is held, of one. */
export async function loadLists(tx: Tx, now: Now): Promise<void> {
  const people = await tx
    .selectFrom('employee')
    .innerJoin('person_detail as detail', 'detail.employee_id', 'employee.id')
    .select(['employee.id', 'name', 'email', 'joined_on as joined', 'birth_on as born'])
    .select('present_address as address')
    .where('status', 'not in', ['Left', 'Draft'])
    .orderBy('number')
    .execute();
  const dice = diceOf(5);
  for (const [at, { email, joined, born, ...person }] of people.entries()) {
    if (!joined || !born || (at % apart !== 0 && !email?.endsWith('@example.com'))) continue;
    const lists = listsOf(dice, { ...person, joined, born });
    // the keys of that object are the lists
    for (const list of Object.keys(personLists) as PersonList[])
      await replaceRows(tx, list, person.id, lists[list]);
    if (email === 'employee@example.com') await issueItems(tx, person.id, now);
  }
}
