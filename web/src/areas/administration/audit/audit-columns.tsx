import './audit.css';
import type { AuditEntry } from '@muster/contract/administration/audit-calls.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { type AuditNames, auditWords } from '../../../wiring/audit-words.ts';
import { showMoment } from '../../../words/moments.ts';
import type { Words } from '../../../words/words.ts';

export const actorName = (actor: AuditEntry['actor'], words: Words): string => {
  const { nobody, someoneGone } = words.administration.audit;
  return actor ? (actor.name ?? someoneGone) : nobody;
};

interface Deed {
  readonly action: string;
  readonly record: string;
  readonly reading?: AuditEntry['reading'];
}

/** A deed in one line, in the language of the reader; of what was read whose it was. */
export function auditActionLine(
  { reading, ...deed }: Deed,
  names: Required<AuditNames>,
  language: Language,
): string {
  const { sentence, record } = auditWords({ ...deed, changed: [] }, names);
  return render(sentence, { record: reading?.person ?? record }, language);
}

/** With how many rows were read, or left the house. */
export function auditDeed(
  entry: Deed,
  names: Required<AuditNames>,
  { words, language }: { readonly words: Words; readonly language: Language },
): string {
  const line = auditActionLine(entry, names, language);
  const rows = entry.reading?.rows;
  if (rows === null || rows === undefined) return line;
  return `${line}, ${render(words.administration.audit.rows, { count: rows }, language)}`;
}

/** Text and bare elements only: a kit component in every cell is slow. */
export function auditColumns(
  words: Words,
  names: Required<AuditNames>,
  language: Language,
): readonly Column<AuditEntry>[] {
  const { audit } = words.administration;
  const { columns } = audit;
  return [
    {
      key: 'action',
      header: columns.action,
      place: 'title',
      cell: (entry) => auditDeed(entry, names, { words, language }),
    },
    {
      key: 'actor',
      header: columns.actor,
      place: 'meta',
      cell: ({ actor }) => (
        <span className="audit-actor">
          {actorName(actor, words)} {actor && <small>{audit.kinds[actor.kind]}</small>}
        </span>
      ),
    },
    {
      key: 'at',
      header: columns.at,
      place: 'meta',
      sortable: true,
      cell: ({ at }) => <time dateTime={at}>{showMoment(at, language)}</time>,
    },
    {
      key: 'changed',
      header: columns.changed,
      place: 'meta',
      isBlank: (entry) => auditWords(entry, names).fields.length === 0,
      cell: (entry) => {
        const fields = auditWords(entry, names).fields.join(', ');
        return fields ? (
          <span title={fields}>{fields}</span>
        ) : (
          <span className="dt-none">{words.list.none}</span>
        );
      },
    },
    {
      key: 'sealed',
      header: columns.sealed,
      place: 'meta',
      cell: ({ sealed }) => (
        <StatusMark tone={sealed ? 'good' : 'waiting'}>
          {sealed ? audit.sealed : audit.waits}
        </StatusMark>
      ),
    },
  ];
}
