import { settingLabels } from '@muster/contract/administration/settings-wording.ts';
import { wordKey } from '@muster/contract/kernel/entity.ts';
import type { Sentence } from '@muster/contract/kernel/sentence.ts';
import type { Words } from './words.ts';

interface Known {
  readonly one: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** `lastSeenAt`, `sub_unit` and `sub-unit` as a person would write them. */
export function plainWords(name: string): string {
  const apart = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ');
  return apart.charAt(0).toUpperCase() + apart.slice(1).toLowerCase();
}

const named = (names: Readonly<Record<string, string>>): [string, Known][] =>
  Object.entries(names).map(([key, one]) => [key, { one }]);

/** Those of the calendar, without the words of its screens. */
const calendarRecords = ({ calendar }: Words): Readonly<Record<string, Known>> => ({
  holiday: calendar.holiday,
  shift: calendar.shift,
  rosterPattern: calendar.rosterPattern,
  rosterAssignment: calendar.rosterAssignment,
});

/** Every record that has words, by its name, its table or the word its deeds begin with. */
function knownIn(words: Words): Readonly<Record<string, Known | undefined>> {
  const { audit, settings } = words.administration;
  const setting = { one: settings.one, fields: settingLabels(settings.sections) };
  return {
    ...Object.fromEntries(named(audit.records)),
    ...words.organisation,
    ...words.exams,
    employee: words.people.employee,
    ...calendarRecords(words),
    ...words.leave.records,
    itemIssue: words.people.itemIssue,
    employeeBatch: words.people.employeeBatch,
    personDocument: words.people.personDocument,
    document: words.people.personDocument,
    hris: words.people.hrisFeed,
    hrisFeed: words.people.hrisFeed,
    user: words.account.users,
    userAccount: words.account.users,
    view: words.views,
    listView: words.views,
    setting,
    settings: setting,
  };
}

const wordsOf = (name: string, words: Words): Known | undefined => knownIn(words)[wordKey(name)];

/** What a record is called; in plain words where no room has any for it. */
export const recordWord = (name: string, words: Words): string =>
  wordsOf(name, words)?.one ?? plainWords(name);

export const fieldWord = (record: string, field: string, words: Words): string => {
  const besides: Readonly<Record<string, string | undefined>> = words.people.deedFields;
  const known = wordsOf(record, words)?.fields?.[field] ?? besides[field];
  return known ?? (field === 'active' ? words.list.status : plainWords(field));
};

interface Deed {
  /** `identity.login`, `sub-unit.change` */
  readonly action: string;
  readonly record: string;
  readonly changed: readonly string[];
}

/** By the whole name of the deed, else by its verb, which many rooms share. */
function deedSentence(action: string, words: Words): Sentence | undefined {
  const sentences: Readonly<Record<string, Sentence | undefined>> = {
    ...words.administration.audit.deeds,
    ...words.account.log,
    ...words.people.deeds,
  };
  return sentences[action] ?? sentences[wordKey(action.split('.')[1] ?? '')];
}

/** A deed of the log in words: a sentence with a place for the record, and the fields it touched. */
export function deedWords({ action, record, changed }: Deed, words: Words) {
  const [room = '', verb = ''] = action.split('.');
  const isOwn = room === 'identity';
  const name = wordsOf(record, words) ? record : room;
  return {
    sentence: deedSentence(action, words) ?? `{record}: ${plainWords(verb).toLowerCase()}`,
    record: recordWord(name, words),
    fields: isOwn ? [] : changed.map((field) => fieldWord(name, field, words)),
  };
}
