import './pay-run.css';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import type { RunKind } from '@muster/contract/pay/run-kinds.ts';
import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { narrowedTo } from '../../../ui/list/list-state.ts';
import { useWords } from '../../../words/words.ts';
import { JournalLink } from '../journal/journal-link.tsx';
import { RunPayout } from '../bank/run-payout.tsx';
import { sheetShape } from '../sheets/sheet-queries.ts';
import { RunMoney } from './run-money.tsx';
import type { RunPlace } from './run-queries.ts';
import { RunReversals } from './run-reversals.tsx';
import { RunStepDialog } from './steps/run-step-dialog.tsx';
import type { RunStep } from './steps/run-step-send.ts';
import { RunSteps } from './steps/run-steps.tsx';
import { useRunWords } from './run-words.ts';

interface SheetLinkProps {
  readonly place: RunPlace;
  readonly kind: RunKind;
  /** of several bonuses in a month, this one */
  readonly runId?: string;
}

/** To the payslips, person by person. */
export function SheetLink({ place, kind, runId }: SheetLinkProps) {
  const { words } = useWords();
  const filters = { ...place, kind, ...(runId !== undefined && { runId }) };
  return (
    <Button
      variant="default"
      leftSection={<IconTable size={16} stroke={1.7} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/admin/salary-sheet" search={narrowedTo(sheetShape, filters)} />
      )}
    >
      {kind === 'Bonus' ? words.pay.sheet.many : words.pay.run.sheet}
    </Button>
  );
}

interface RunBodyProps {
  readonly place: RunPlace;
  /** none: nobody began it */
  readonly run: PayRun | null;
  readonly company: string;
  readonly mayGenerate: boolean;
}

/** The steps of a run, what it comes to, where it goes, and how it is taken back. */
export function RunBody({ place, run, company, mayGenerate }: RunBodyProps) {
  const said = useRunWords(run);
  const [step, setStep] = useState<RunStep>();
  const takeBack = (wanted: 'cancel' | 'reverse') => (
    <p className="run-quiet">
      <Button variant="subtle" color="red" px={0} onClick={() => setStep(wanted)}>
        {said[wanted]}
      </Button>
    </p>
  );
  return (
    <>
      <div className="pay-run">
        <RunSteps place={place} run={run} mayGenerate={mayGenerate} onStep={setStep} />
        <RunMoney run={run} />
      </div>
      {run && run.people > 0 && (
        <div className="run-below">
          <RunPayout run={run} />
        </div>
      )}
      {run && <JournalLink run={run} />}
      <p className="run-quiet">{said.audit}</p>
      {run?.can.cancel && takeBack('cancel')}
      {run && <RunReversals run={run} />}
      {run?.can.reverse && takeBack('reverse')}
      <RunStepDialog
        asked={step && { step, place, company, run }}
        onClose={() => setStep(undefined)}
      />
    </>
  );
}
