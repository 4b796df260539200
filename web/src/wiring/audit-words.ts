import { choiceNames, type NamedChoices, wordKey } from '@muster/contract/kernel/entity.ts';
import type { Sentence } from '@muster/contract/kernel/words/sentence.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Words } from '../words/words.ts';
import { useAllWords } from './use-all-words.ts';
import { useRooms, type WebRoom } from './web-room.ts';

interface RecordNames {
  readonly one: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: NamedChoices;
}

/** What a room calls its records, their fields and what is done with them, in the audit log. */
export interface AuditNames {
  /** by the record's name, its table or the word its actions begin with */
  readonly records?: Readonly<Record<string, RecordNames | undefined>>;
  /** by the whole name of the action, or by its verb, which many rooms share */
  readonly actions?: Readonly<Record<string, Sentence | undefined>>;
  /** of records that have no names of their own for them */
  readonly fields?: Readonly<Record<string, string | undefined>>;
}

export function auditNamesOf(rooms: readonly WebRoom[], words: Words): Required<AuditNames> {
  const all = rooms.map(({ audit }) => audit?.(words) ?? {});
  const merged = <K extends keyof AuditNames>(key: K): Required<AuditNames>[K] =>
    // each part is of this shape
    Object.assign({}, ...all.map((names) => names[key] ?? {})) as Required<AuditNames>[K];
  return {
    records: merged('records'),
    actions: merged('actions'),
    fields: { active: words.list.status, ...merged('fields') },
  };
}

/** The names of all rooms together. */
export const useAuditNames = (): Required<AuditNames> => {
  const { words } = useAllWords();
  return auditNamesOf(useRooms(), words);
};

const namesOf = (name: string, { records }: Required<AuditNames>): RecordNames | undefined =>
  records[wordKey(name)];

/** What a record is called; in plain words where no room has any for it. */
export const recordWord = (name: string, names: Required<AuditNames>): string =>
  namesOf(name, names)?.one ?? plainWords(name);

export const auditFieldWord = (
  record: string,
  field: string,
  names: Required<AuditNames>,
): string => namesOf(record, names)?.fields?.[field] ?? names.fields[field] ?? plainWords(field);

/** What was chosen, as the record's own screen says it; any other text as it is. */
export const auditChoiceWord = (
  record: string,
  field: string,
  value: string,
  names: Required<AuditNames>,
): string => choiceNames(namesOf(record, names)?.choices, field)(value);

interface AuditAction {
  /** `identity.login`, `sub-unit.change` */
  readonly action: string;
  readonly record: string;
  readonly changed: readonly string[];
}

/** An entry of the log in words: a sentence with a place for the record, and the fields it touched. */
export function auditWords({ action, record, changed }: AuditAction, names: Required<AuditNames>) {
  const [room = '', verb = ''] = action.split('.');
  const isOwn = room === 'identity';
  const name = namesOf(record, names) ? record : room;
  const sentence = names.actions[action] ?? names.actions[wordKey(verb)];
  return {
    sentence: sentence ?? `{record}: ${plainWords(verb).toLowerCase()}`,
    record: recordWord(name, names),
    fields: isOwn ? [] : changed.map((field) => auditFieldWord(name, field, names)),
  };
}
