import { z } from 'zod';
import { hrWrite } from '../../kernel/access/access-rules.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenDay, givenYear } from '../../kernel/dates/business-dates.ts';
import { day, id, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { seePersonal } from '../people-calls.ts';

const text = (max: number) => plainText(max).nullable();
const needed = (max: number) => plainText(max).min(1);

/**
 * Lists that belong to a person: each is read and saved as a whole, in the order it is given. `proposed` is
 * what it is called among the fields that someone proposes.
 */
export const personLists = {
  education: {
    wrap: 'education',
    proposed: 'education',
    told: { passedIn: z.int().nullable() },
    row: {
      degree: needed(120),
      institution: needed(160),
      subject: text(120),
      passedIn: givenYear().nullable(),
      result: text(40),
    },
  },
  experience: {
    wrap: 'experiences',
    proposed: 'experiences',
    told: { from: day(), until: day().nullable() },
    row: {
      employer: needed(160),
      position: needed(120),
      from: givenDay(),
      until: givenDay().nullable(),
      duties: text(500),
    },
  },
  family: {
    wrap: 'data',
    proposed: 'family',
    told: { birthOn: as(day().nullable(), 'dateOfBirth') },
    row: {
      name: needed(120),
      relation: needed(40),
      birthOn: as(givenDay().nullable(), 'dateOfBirth'),
      occupation: text(80),
      phone: text(30),
    },
  },
  'emergency-contact': {
    wrap: 'data',
    proposed: 'emergencyContacts',
    told: {},
    row: { name: needed(120), relation: needed(40), phone: needed(30), address: text(300) },
  },
} as const;
export type PersonList = keyof typeof personLists;
export const listNames = Object.keys(personLists) as PersonList[];
export const isPersonList = (field: string): field is PersonList =>
  Object.hasOwn(personLists, field);

const one = z.object({ id: as(id(), 'id') });
/** Of the person, as it was read: who sends it overwrites nothing unseen. */
export const givenVersion = z.int().min(1).max(2_147_483_647).optional();

/** One line of such a list; its own schema checks it on the way in, and out where dates may be older. */
export type ListRow = Readonly<Record<string, string | number | null>>;

const rowsOf = (shape: Readonly<Record<string, z.ZodType>>, name: string) =>
  as(z.array(z.object(shape)).max(50) as unknown as z.ZodType<readonly ListRow[]>, name);

const proposedRows = (name: PersonList) =>
  rowsOf(personLists[name].row, personLists[name].proposed);

/** The lists as someone proposes them, each as a whole. */
export const proposableLists = {
  education: proposedRows('education'),
  experience: proposedRows('experience'),
  family: proposedRows('family'),
  'emergency-contact': proposedRows('emergency-contact'),
} as const satisfies Record<PersonList, unknown>;

function listCalls(name: PersonList) {
  const { wrap, row, told } = personLists[name];
  const answer = z.object({ rows: rowsOf({ ...row, ...told }, wrap), version: z.int() });
  return {
    read: endpoint({
      name: `${name}.read`,
      summary: `The ${name} of a person`,
      method: 'GET',
      path: `/employee/:id/${name}`,
      access: seePersonal,
      params: one,
      answer,
    }),
    save: endpoint({
      name: `${name}.save`,
      summary: `The ${name} of a person, all of it; version is that of the person`,
      method: 'PUT',
      path: `/employee/:id/${name}`,
      access: hrWrite,
      params: one,
      body: z.object({ rows: rowsOf(row, wrap), version: givenVersion }),
      answer,
    }),
  };
}

export const personListCalls = {
  education: listCalls('education'),
  experience: listCalls('experience'),
  family: listCalls('family'),
  'emergency-contact': listCalls('emergency-contact'),
} as const satisfies Record<PersonList, unknown>;
