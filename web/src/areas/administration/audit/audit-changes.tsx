import type { OpenedEntry } from '@muster/contract/administration/audit-calls.ts';
import { auditFieldWord, useAuditNames } from '../../../wiring/audit-words.ts';
import { useWords } from '../../../words/words.ts';
import { AuditValue } from './audit-value.tsx';

/** Which sides there are: what was added has no before, what was deleted no after. */
function sidesOf({ fields }: OpenedEntry) {
  const has = (side: 'before' | 'after') => fields.some((field) => field[side] !== null);
  if (has('before') && has('after')) return 'both';
  return has('before') ? 'before' : 'after';
}

function ChangeTable({ entry }: { readonly entry: OpenedEntry }) {
  const { words } = useWords();
  const names = useAuditNames();
  const { drawer, columns } = words.administration.audit;
  const sides = sidesOf(entry);
  const shown = sides === 'both' ? (['before', 'after'] as const) : ([sides] as const);
  return (
    <table className="audit-changes" data-sides={sides}>
      <thead>
        <tr>
          <th scope="col">{columns.changed}</th>
          {shown.map((side) => (
            <th key={side} scope="col">
              {sides === 'both' ? drawer[side] : drawer.value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entry.fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">{auditFieldWord(entry.record, field.name, names)}</th>
            {shown.map((side) => (
              <td key={side} data-side={side} data-label={drawer[side]}>
                <AuditValue entry={entry} field={field.name} value={field[side]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Before and after beside each other, field by field. */
export function AuditChanges({ entry }: { readonly entry: OpenedEntry }) {
  const { drawer } = useWords().words.administration.audit;
  if (entry.values === 'none') return <p className="audit-note">{drawer.noValues}</p>;
  if (entry.values === 'erased') return <p className="audit-note">{drawer.erased}</p>;
  const titles = { both: drawer.what, before: drawer.deleted, after: drawer.added };
  return (
    <section aria-labelledby="audit-changes">
      <h3 id="audit-changes">{titles[sidesOf(entry)]}</h3>
      <ChangeTable entry={entry} />
      <p className="audit-note">{drawer.readNote}</p>
    </section>
  );
}
