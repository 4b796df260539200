import '../../../ui/page/card.css';
import './gate.css';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { GateSummary } from '@muster/contract/pay/gate/gate-calls.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { isRefusal } from '../../../api/refusal.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { RunStateMark } from '../runs/run-state.tsx';
import { RunStepDialog } from '../runs/steps/run-step-dialog.tsx';
import { GateBody } from './gate-body.tsx';
import { GateChecks } from './gate-checks.tsx';
import type { GateAsked, GateContext } from './gate-context.ts';
import { GateDialog } from './gate-dialogs.tsx';
import { gateQuery, gateRunQuery, gateShape } from './gate-queries.ts';
import { GateTotals } from './gate-totals.tsx';
import { differenceText } from './difference-text.ts';

interface GateProps {
  readonly summary: GateSummary;
}

/** Who generated it, and whether the reader may agree to it. */
function Maker({ summary }: GateProps) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const { run, can, isOwnWork } = summary;
  const by = run.sentBack ?? run.generated;
  if (!by) return null;
  return (
    <section className="card gate-card gate-maker" aria-label={said.one}>
      <h2>{say(run.sentBack ? said.sentBackBy : said.generatedBy, { name: by.by })}</h2>
      <p>
        {showMoment(by.at, language)}
        {run.sentBack ? `: ${run.sentBack.note}` : '.'}{' '}
        {can.approve
          ? isOwnWork
            ? said.ownWork
            : said.mayApprove
          : say(said.mayNot, { state: words.pay.run.state[run.state].toLowerCase() })}
      </p>
    </section>
  );
}

function useNote({ run, before }: GateSummary, gate: GateContext): string {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const values = {
    company: run.concern.name,
    people: say(said.people, { count: run.people }),
    net: showAmount(run.net, language, gate.currency),
  };
  if (!before) return say(said.note, values);
  const change = differenceText(run.net - before.net, language, gate.currency);
  return say(said.noteBeside, { ...values, change, before: gate.monthBefore });
}

function Gate({ summary }: GateProps) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const [asked, setAsked] = useState<GateAsked>();
  const [isApproving, setApproving] = useState(false);
  const list = useListState(gateShape);
  const { run, before, can } = summary;
  const gate: GateContext = {
    runId: run.id,
    currency: useCurrencies().of(run.concern),
    month: showMonth(run.month, language),
    monthBefore: before ? showMonth(before.month, language) : '',
    shortBefore: before ? dayPart(`${before.month}-01`, language, { month: 'short' }) : '',
    canAccept: can.accept,
    onAsk: setAsked,
  };
  const place = { concern: run.concern.id, month: run.month };
  return (
    <>
      <PageHead
        title={say(said.title, { month: gate.month })}
        note={useNote(summary, gate)}
        actions={
          <>
            <RunStateMark run={run} />
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/admin/salary-generate" search={place} />}
            >
              {said.toRun}
            </Button>
            {can.sendBack && (
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
                onClick={() => setAsked({ what: 'sendBack' })}
              >
                {said.sendBack}
              </Button>
            )}
            {can.approve && (
              <Button
                variant={summary.isOwnWork ? 'default' : 'filled'}
                leftSection={<IconCheck size={16} stroke={1.7} aria-hidden />}
                onClick={() => setApproving(true)}
              >
                {said.approve}
              </Button>
            )}
          </>
        }
      />
      <div className="gate">
        <GateBody summary={summary} gate={gate} list={list} />
        <aside className="gate-side">
          <GateChecks
            checks={summary.checks}
            chosen={list.state.filters['check']}
            onChoose={(check) => list.filter('check', check)}
          />
          <GateTotals summary={summary} gate={gate} />
          <Maker summary={summary} />
        </aside>
      </div>
      <GateDialog gate={gate} asked={asked} onClose={() => setAsked(undefined)} />
      <RunStepDialog
        asked={
          isApproving
            ? {
                step: 'approve',
                place,
                company: run.concern.name,
                run,
                needsNote: summary.toLookAt > 0,
              }
            : undefined
        }
        onClose={() => setApproving(false)}
      />
    </>
  );
}

function SalaryGate({ id }: { readonly id: string }) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(gateQuery(id));
  if (data) return <Gate key={id} summary={data} />;
  if (error && !isRefusal(error, notFound))
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return error ? (
    <NotFound title={words.state.notFoundTitle} />
  ) : (
    <PageSkeleton label={words.list.loading} />
  );
}

/** Where pay is looked at before it is agreed to; a bonus is compared with nothing and has its own page. */
export function GateScreen() {
  const { words } = useWords();
  const { runId } = useParams({ from: '/admin/payroll-gate/$runId' });
  const { data: run, error, refetch } = useQuery(gateRunQuery(runId));
  if (run?.kind === 'Bonus')
    return <Navigate to="/admin/bonus/$id" params={{ id: runId }} replace />;
  if (run) return <SalaryGate id={runId} />;
  if (isRefusal(error, notFound)) return <NotFound title={words.state.notFoundTitle} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.list.loading} />;
}
