import type { OpenedEntry } from '@muster/contract/administration/audit-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { recordWord, useAuditNames } from '../../../wiring/audit-words.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { AuditChanges } from './audit-changes.tsx';
import { actorName, auditDeed } from './audit-columns.tsx';
import { entryQuery } from './audit-queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface PartProps {
  readonly entry: OpenedEntry;
  readonly list: ListHandle;
}

/** A way from one entry to all that have something in common with it. */
function More({ entry, list }: PartProps) {
  const { drawer } = useWords().words.administration.audit;
  const ways = [
    ['actor', drawer.byPerson, entry.actor?.id],
    ['recordId', drawer.onRecord, entry.recordId],
    ['requestId', drawer.ofRequest, entry.requestId],
  ] as const;
  return (
    <div className="audit-ways">
      {ways.map(
        ([key, label, value]) =>
          value && (
            <button
              key={key}
              type="button"
              className="audit-way"
              onClick={() => list.change({ open: undefined, pageNo: 1, filters: { [key]: value } })}
            >
              {label}
            </button>
          ),
      )}
    </div>
  );
}

function Facts({ entry }: Pick<PartProps, 'entry'>) {
  const { words, language } = useWords();
  const names = useAuditNames();
  const { columns, kinds } = words.administration.audit;
  const { actor } = entry;
  const who = `${actorName(actor, words)}${actor ? ` (${kinds[actor.kind]})` : ''}`;
  const facts = [
    [columns.actor, who],
    [columns.at, showMoment(entry.at, language)],
    [columns.record, recordWord(entry.record, names)],
  ] as const;
  return (
    <dl className="audit-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {entry.recordId && (
        <div>
          <dt>{columns.recordId}</dt>
          <dd className="audit-code">{entry.recordId}</dd>
        </div>
      )}
      {entry.requestId && (
        <div>
          <dt>{columns.requestId}</dt>
          <dd className="audit-code">{entry.requestId}</dd>
        </div>
      )}
    </dl>
  );
}

function Proof({ entry }: Pick<PartProps, 'entry'>) {
  const { words, say, language } = useWords();
  const { drawer, sealed, waits } = words.administration.audit;
  const { seal } = entry;
  const told = seal
    ? say(drawer.seal, { number: seal.number, when: showMoment(seal.sealedAt, language) })
    : drawer.notSealed;
  return (
    <section aria-labelledby="audit-proof">
      <h3 id="audit-proof">{drawer.proof}</h3>
      <p className="audit-proof">
        <StatusMark tone={seal ? 'good' : 'waiting'}>{seal ? sealed : waits}</StatusMark> {told}
      </p>
      <p className="audit-note">
        {drawer.hash}: <span className="audit-code">{entry.contentHash}</span>
      </p>
    </section>
  );
}

function Content({ open, list }: { readonly open: string; readonly list: ListHandle }) {
  const { words, language } = useWords();
  const names = useAuditNames();
  const client = useQueryClient();
  const { data: entry, error, refetch } = useQuery(entryQuery(open));
  const hasRead = entry?.values === 'kept';
  // The reading is an entry of its own by now.
  useEffect(() => {
    if (hasRead) void client.invalidateQueries({ queryKey: ['audit', 'list'] });
  }, [client, hasRead]);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!entry) return <FormSkeleton fields={4} />;
  return (
    <div className="audit-entry">
      <p className="audit-deed">{auditDeed(entry, names, { words, language })}</p>
      <Facts entry={entry} />
      <AuditChanges entry={entry} />
      <Proof entry={entry} />
      <More entry={entry} list={list} />
    </div>
  );
}

export function AuditDrawer({ list }: { readonly list: ListHandle }) {
  const { audit } = useWords().words.administration;
  const { open } = list.state;
  const { shown, forget } = useLingering(open);
  if (!shown) return null;
  return (
    <FormDrawer
      key={shown}
      wanted={open !== undefined}
      title={audit.one}
      onClose={list.close}
      onClosed={forget}
    >
      <Content open={shown} list={list} />
    </FormDrawer>
  );
}
