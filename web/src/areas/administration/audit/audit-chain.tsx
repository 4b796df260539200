import './audit.css';
import { auditCalls } from '@muster/contract/administration/audit-calls.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { Button } from '@mantine/core';
import { IconLink, IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../session/session.ts';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { stateQuery } from './audit-queries.ts';
import { AuditResult, type ResultProps } from './audit-result.tsx';
import { type Check, useAuditCheck } from './use-audit-check.ts';

/** After so long the sealer is not slow but still. */
const lateAfter = 10 * 60_000;

function SealState() {
  const { words, say, language } = useWords();
  const { chain } = words.administration.audit;
  const shown = useShownCount();
  const { data, isError, dataUpdatedAt } = useQuery(stateQuery);
  if (!data)
    return <p className="audit-chain-state">{isError ? words.list.none : words.list.loading}</p>;
  const { head, waiting, oldestWaitingAt } = data;
  const sealed = head
    ? say(chain.sealedUpTo, { when: showMoment(head.sealedAt, language) })
    : chain.none;
  const waits = waiting > 0 ? say(chain.waiting, { count: shown(waiting) }) : chain.noneWaiting;
  const isLate =
    oldestWaitingAt !== null && dataUpdatedAt - Date.parse(oldestWaitingAt) > lateAfter;
  return (
    <p className="audit-chain-state">
      {sealed} · {waits}
      {isLate && (
        <strong>{say(chain.late, { when: showMoment(oldestWaitingAt, language) })}</strong>
      )}
    </p>
  );
}

function Running({ check, onStop }: { readonly check: Check; readonly onStop: () => void }) {
  const { words, say } = useWords();
  const { chain } = words.administration.audit;
  const { done, total, entries } = check;
  return (
    <div className="audit-running">
      <p aria-live="polite">
        {say(chain.checking, { done, total })} · {say(chain.checked, { count: entries })}
      </p>
      <progress value={done} max={Math.max(total, 1)} aria-label={chain.verify} />
      <Button size="compact-sm" variant="default" onClick={onStop}>
        {chain.stop}
      </Button>
    </div>
  );
}

/** How far the log is sealed; an administrator may have all of it checked. */
export function AuditChain({ opening }: Pick<ResultProps, 'opening'>) {
  const { chain } = useWords().words.administration.audit;
  const client = useQueryClient();
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayCheck = scopesOf(auditCalls.verify.access, held).size > 0;
  const { check, start, stop } = useAuditCheck(
    () => void client.invalidateQueries({ queryKey: stateQuery.queryKey }),
  );
  const isRunning = check?.state === 'running';
  return (
    <section className="audit-chain" aria-label={chain.label}>
      <div className="audit-chain-line">
        <IconLink size={18} stroke={1.7} aria-hidden />
        <SealState />
        {mayCheck && !isRunning && (
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={16} stroke={1.7} aria-hidden />}
            onClick={start}
          >
            {check ? chain.again : chain.verify}
          </Button>
        )}
      </div>
      {check && isRunning && <Running check={check} onStop={stop} />}
      {check && <AuditResult check={check} opening={opening} />}
    </section>
  );
}
