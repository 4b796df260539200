import type { OpenedEntry } from '@muster/contract/administration/audit-calls.ts';
import { examRecords } from '@muster/contract/exams/question-bank.ts';
import { wordKey } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { ColourMark } from '../../../ui/text/colour-mark.tsx';
import { showDay } from '../../../ui/text/day-text.ts';
import { auditChoiceWord, useAuditNames } from '../../../wiring/audit-words.ts';
import { useWords } from '../../../words/words.ts';

const declared = [...organisationRecords, ...examRecords];

/** How a field of a declared record is declared; none for other records. */
const fieldOf = (record: string, name: string): Field | undefined =>
  declared.find(({ entity }) => wordKey(entity.name) === wordKey(record))?.entity.fields[name];

interface AuditValueProps {
  readonly entry: OpenedEntry;
  readonly field: string;
  readonly value: unknown;
}

/** One value as its record's own screen would show it; what is not declared as it was kept. */
export function AuditValue({ entry, field, value }: AuditValueProps) {
  const { words, language } = useWords();
  const names = useAuditNames();
  const { group } = useCurrencies();
  const { empty, yes, no } = words.administration.audit.drawer;
  const { active, inactive } = words.list;
  if (value === null || value === undefined || value === '')
    return <span className="audit-empty">{empty}</span>;
  if (typeof value === 'boolean' && field === 'active') return value ? active : inactive;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value !== 'string') return <code>{JSON.stringify(value)}</code>;
  const kind = fieldOf(entry.record, field)?.kind;
  const name = entry.named.find(({ id }) => id === value)?.name;
  if (name) return <span title={value}>{name}</span>;
  if (kind === 'money' && /^-?\d+$/.test(value)) return showAmount(BigInt(value), language, group);
  if (kind === 'date') return showDay(value, language);
  if (kind === 'colour') return <ColourMark code={value} />;
  return auditChoiceWord(entry.record, field, value, names);
}
