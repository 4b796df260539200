import { differencesNeedNote } from '@muster/contract/pay/gate/gate-refusals.ts';
import { soleNeedsReason } from '@muster/contract/pay/refusals.ts';
import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { z } from 'zod';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshRuns } from '../runs/run-queries.ts';

export interface ChosenSheets {
  readonly step: 'approve' | 'pay';
  /** the chosen payslips of each run: a month of two companies is two runs */
  readonly byRun: ReadonlyMap<string, readonly string[]>;
  readonly count: number;
}

interface ChosenSheetsProps {
  readonly chosen: ChosenSheets;
  readonly onDone: () => void;
}

const body = z.object({ reason: z.string() });

function ChosenSheetsForm({ chosen, onDone }: ChosenSheetsProps) {
  const { words, say } = useWords();
  const { run, sheet } = words.pay;
  const { step, byRun } = chosen;
  const refresh = useRefreshRuns();
  // of several runs one may be refused: the others are not sent again
  const sent = useRef(new Map<string, number>());
  const handle = useCallForm({
    body,
    initial: { reason: '' },
    given: ({ reason }) => ({ reason }),
    send: async ({ reason }) => {
      try {
        for (const [runId, ids] of byRun) {
          if (sent.current.has(runId)) continue;
          const given = { runId, ids: [...ids], reason: (reason as string) || undefined };
          const { record } = await call(runCalls[step], { body: given });
          sent.current.set(runId, record.people);
        }
      } finally {
        void refresh();
      }
      return [...sent.current.values()].reduce((sum, people) => sum + people, 0);
    },
    onSent: (people) => {
      const sentence = step === 'approve' ? run.approvedSaid : run.paidSaid;
      notify.success(say(sentence, { count: people }));
      onDone();
    },
    failed: run.failed,
  });
  const refused = handle.refused?.error;
  const needsReason =
    refused !== undefined &&
    [soleNeedsReason, differencesNeedNote].some((kind) => isRefusal(refused, kind));
  return (
    <CallForm
      of={handle}
      labels={{ reason: run.reason }}
      submit={sheet[step]}
      hint={step === 'approve' ? sheet.approveBody : sheet.payBody}
    >
      {(needsReason || handle.form.getValues()['reason'] !== '') && (
        <Textarea
          key={handle.form.key('reason')}
          label={run.reason}
          required
          maxLength={300}
          autosize
          minRows={2}
          {...handle.wires('reason')}
        />
      )}
    </CallForm>
  );
}

interface ChosenSheetsDialogProps {
  /** none: closed */
  readonly chosen: ChosenSheets | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Approves or pays the chosen payslips, after a question. */
export function ChosenSheetsDialog({ chosen, onClose, onDone }: ChosenSheetsDialogProps) {
  const { words, say } = useWords();
  const { sheet } = words.pay;
  const { shown, forget } = useLingering(chosen);
  if (!shown) return null;
  const title = shown.step === 'approve' ? sheet.approveTitle : sheet.payTitle;
  return (
    <FormDialog
      key={shown.step}
      wanted={chosen !== undefined}
      title={say(title, { count: shown.count })}
      onClose={onClose}
      onClosed={forget}
    >
      <ChosenSheetsForm
        chosen={shown}
        onDone={() => {
          onDone();
          onClose();
        }}
      />
    </FormDialog>
  );
}
