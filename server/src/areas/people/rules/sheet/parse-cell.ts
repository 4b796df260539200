import type { PersonFaultCode } from '@muster/contract/people/batches/batch-faults.ts';
import { faultOf } from '@muster/contract/kernel/fault.ts';
import { plainInput } from '@muster/contract/people/employee.ts';
import {
  isCleared,
  readChoice,
  readDay,
  readFlag,
  type CellReading,
} from '../../../../platform/sheets/rules/read-cell.ts';
import { choices, dayFields, flagFields, flagWord, wordOf } from './sheet-fields.ts';

type PersonSaid = CellReading<PersonFaultCode>;
const both = ['en', 'bn'] as const;
const neverEmpty = new Set(['number', 'name', 'designationId', 'departmentId', ...flagFields]);

/** By the schema that a form is held against; its findings in the words of a sheet. */
function plain(field: keyof typeof plainInput, text: string): PersonSaid {
  const read = plainInput[field].safeParse(text, { reportInput: true });
  if (read.success) return { value: read.data };
  const issue = read.error.issues[0];
  const { code, values } = issue ? faultOf(issue) : { code: 'characters' as const, values: {} };
  if (code === 'too-long') return { wrong: { code, values } };
  return { wrong: { code: code === 'email' ? 'not-an-email' : 'characters' } };
}

const isPlain = (field: string): field is keyof typeof plainInput => field in plainInput;

/** What a cell says of a field; names of links and numbers of managers stay as they were typed. */
export function parseCell(field: string, typed: string | null | undefined): PersonSaid {
  const text = typed?.trim() ?? '';
  if (text === '') return 'stays';
  if (isCleared(text))
    return neverEmpty.has(field) ? { wrong: { code: 'cannot-be-empty' } } : { value: null };
  if (flagFields.includes(field))
    return readFlag(text, (value) => both.map((language) => flagWord(value, language)));
  if (dayFields.includes(field)) return readDay(text);
  if (choices[field])
    return readChoice(text, choices[field], (value) =>
      both.map((language) => wordOf(field, value, language)),
    );
  if (field === 'number' && text.includes('@')) return { wrong: { code: 'not-a-number' } };
  return isPlain(field) ? plain(field, text) : { value: text };
}
