import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { AuditChain } from '../audit/audit-chain.tsx';
import { useAuditNames } from '../../../wiring/audit-words.ts';
import { auditColumns, auditActionLine } from '../audit/audit-columns.tsx';
import { AuditDrawer } from '../audit/audit-drawer.tsx';
import { AuditFilters } from '../audit/audit-filters.tsx';
import { auditQuery, auditShape, exportAudit } from '../audit/audit-queries.ts';

/** Who did what, when: read by those who answer for the house, changed by nobody. */
export function AuditScreen() {
  const { words, language } = useWords();
  const names = useAuditNames();
  const { audit } = words.administration;
  const list = useListState(auditShape);
  const answer = useQuery(auditQuery(list.state));
  const file = useExport(audit.many, (format) => exportAudit(list.state, format));
  return (
    <>
      <ListScreen
        name="audit"
        title={audit.many}
        within={{ entity: audit.entry, entities: audit.entries }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={<AuditChain opening={list.openingById} />}
        hasNoSearch
        columns={auditColumns(words, names, language)}
        renderFilters={(isSheet) => (
          <AuditFilters list={list} isSheet={isSheet} rows={answer.data?.rows} />
        )}
        rowId={(entry) => entry.id}
        rowLabel={(entry) =>
          `${auditActionLine(entry, names, language)}, ${showMoment(entry.at, language)}`
        }
        {...list.openingById}
        onAdd={undefined}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        renderMenu={() => null}
      />
      <AuditDrawer list={list} />
    </>
  );
}
