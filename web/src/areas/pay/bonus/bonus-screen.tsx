import '../runs/pay-run.css';
import '../../../ui/page/card.css';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { LoadError } from '../../../api/load-error.tsx';
import { isRefusal } from '../../../api/refusal.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { RunBody, SheetLink } from '../runs/run-body.tsx';
import { RunStateMark } from '../runs/run-state.tsx';
import { BonusRule } from './bonus-rule.tsx';
import { bonusQuery } from './bonus-queries.ts';

function BonusPage({ run }: { readonly run: PayRun }) {
  const { language } = useWords();
  const place = { concern: run.concern.id, month: run.month };
  return (
    <>
      <PageHead
        title={run.title ?? ''}
        note={`${showDay(run.bonus?.day ?? run.from, language)} · ${run.concern.name}`}
        actions={<SheetLink place={place} kind="Bonus" runId={run.id} />}
      />
      <div className="pay-run-choice">
        <RunStateMark run={run} />
      </div>
      <RunBody place={place} run={run} company={run.concern.name} mayGenerate={false} />
      {run.bonus && <BonusRule bonus={run.bonus} />}
    </>
  );
}

/** One festival bonus: where it stands, what comes next, what it comes to. */
export function BonusScreen() {
  const { words } = useWords();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(bonusQuery(id));
  if (data?.kind === 'Bonus') return <BonusPage key={data.id} run={data} />;
  if (data || (error && isRefusal(error, notFound)))
    return <NotFound title={words.state.notFoundTitle} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.list.loading} />;
}
