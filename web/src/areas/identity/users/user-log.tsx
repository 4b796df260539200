import '../account/sessions.css';
import type { LogEntry } from '@muster/contract/identity/user-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { TableFoot } from '../../../ui/table/table-foot.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { userLogQuery, userLogShape } from '../users-queries.ts';
import { auditWords, useAuditNames } from '../../../wiring/audit-words.ts';
import { LoadError } from '../../../api/load-error.tsx';

function Deed({ entry }: { readonly entry: LogEntry }) {
  const { words, say, language } = useWords();
  const { sentence, record, fields } = auditWords(entry, useAuditNames());
  return (
    <li>
      <span className="log-deed">
        {say(sentence, { record })}
        {fields.length > 0 && (
          <small>{say(words.account.users.changedFields, { fields: fields.join(', ') })}</small>
        )}
      </span>
      <time dateTime={entry.at}>{showMoment(entry.at, language)}</time>
    </li>
  );
}

function LogRows({ id }: { readonly id: string }) {
  const { words } = useWords();
  const { users } = words.account;
  const list = useListState(userLogShape);
  const { data, error, refetch, isPlaceholderData } = useQuery(userLogQuery(id, list.state));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  if (data.total === 0) return <EmptyState title={users.noActivity} hint={users.noActivityHint} />;
  const { pageNo, limit } = list.state;
  return (
    <>
      <ol className="log" data-stale={isPlaceholderData || undefined}>
        {data.rows.map((entry) => (
          <Deed key={entry.id} entry={entry} />
        ))}
      </ol>
      <TableFoot
        view={{ pageNo, limit, sort: { key: '', descending: true } }}
        total={data.total}
        onView={(asked) =>
          list.change({ pageNo: asked.pageNo ?? pageNo, limit: asked.limit ?? limit })
        }
      />
    </>
  );
}

/** What a user did, the newest first, page by page. */
export function UserLog({ id }: { readonly id: string }) {
  const { users } = useWords().words.account;
  return (
    <section className="card log-card" aria-labelledby="user-activity">
      <h2 id="user-activity">{users.activity}</h2>
      <LogRows id={id} />
    </section>
  );
}
