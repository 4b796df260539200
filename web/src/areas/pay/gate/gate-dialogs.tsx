import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { gateCalls } from '@muster/contract/pay/gate/gate-calls.ts';
import { Textarea } from '@mantine/core';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { HoldForm } from '../payslip/reason-form.tsx';
import { useRefreshRuns } from '../runs/run-queries.ts';
import type { GateAsked, GateContext } from './gate-context.ts';

interface AskedProps {
  readonly gate: GateContext;
  readonly onDone: () => void;
}

function AcceptForm({ gate, people, onDone }: AskedProps & { readonly people: readonly string[] }) {
  const { words, say } = useWords();
  const said = words.pay.gate;
  const refresh = useRefreshRuns();
  const handle = useCallForm({
    body: gateCalls.accept.body,
    initial: { note: '' },
    given: ({ note }) => ({ people, note }),
    // checked by the body's own schema
    send: (given) =>
      call(gateCalls.accept, {
        params: { id: gate.runId },
        body: given as Input<typeof gateCalls.accept>['body'],
      }),
    onSent: ({ record }) => {
      notify.success(say(said.acceptDone, { count: record.people }));
      void refresh();
      onDone();
    },
    failed: said.failed,
  });
  return (
    <CallForm
      of={handle}
      labels={{ note: said.acceptNote }}
      submit={said.accept}
      hint={said.acceptHint}
    >
      <Textarea
        key={handle.form.key('note')}
        label={said.acceptNote}
        required
        maxLength={300}
        autosize
        minRows={2}
        data-autofocus
        {...handle.wires('note')}
      />
    </CallForm>
  );
}

function SendBackForm({ gate, onDone }: AskedProps) {
  const { words, say } = useWords();
  const said = words.pay.gate;
  const refresh = useRefreshRuns();
  const handle = useCallForm({
    body: gateCalls.sendBack.body,
    initial: { note: '' },
    given: ({ note }) => ({ note }),
    // checked by the body's own schema
    send: (given) =>
      call(gateCalls.sendBack, {
        params: { id: gate.runId },
        body: given as Input<typeof gateCalls.sendBack>['body'],
      }),
    onSent: () => {
      notify.success(say(said.sendBackDone, { month: gate.month }));
      void refresh();
      onDone();
    },
    failed: said.failed,
  });
  return (
    <CallForm
      of={handle}
      labels={{ note: said.sendBackNote }}
      submit={said.sendBack}
      hint={said.sendBackHint}
    >
      <Textarea
        key={handle.form.key('note')}
        label={said.sendBackNote}
        required
        maxLength={1000}
        autosize
        minRows={3}
        data-autofocus
        {...handle.wires('note')}
      />
    </CallForm>
  );
}

interface GateDialogProps {
  readonly gate: GateContext;
  /** none: closed */
  readonly asked: GateAsked | undefined;
  readonly onClose: () => void;
}

function AskedForm({ asked, gate, onDone }: AskedProps & { readonly asked: GateAsked }) {
  if (asked.what === 'sendBack') return <SendBackForm gate={gate} onDone={onDone} />;
  if (asked.what === 'accept')
    return (
      <AcceptForm
        gate={gate}
        people={asked.rows.map(({ employee }) => employee.id)}
        onDone={onDone}
      />
    );
  const { payslipId, employee } = asked.row;
  return payslipId && <HoldForm payslip={{ id: payslipId, employee }} onDone={onDone} />;
}

/** A word is asked for before anything is done at the gate. */
export function GateDialog({ gate, asked, onClose }: GateDialogProps) {
  const { words, say } = useWords();
  const said = words.pay.gate;
  const { shown, forget } = useLingering(asked);
  if (!shown) return null;
  const titleOf = (one: GateAsked): string => {
    if (one.what === 'sendBack') return say(said.sendBackTitle, { month: gate.month });
    if (one.what === 'hold')
      return say(words.pay.payslip.holdTitle, { name: one.row.employee.name });
    const [first, ...others] = one.rows;
    return others.length === 0
      ? say(said.acceptTitle, { name: first?.employee.name ?? '' })
      : say(said.acceptAll, { count: one.rows.length });
  };
  return (
    <FormDialog
      wanted={asked !== undefined}
      title={titleOf(shown)}
      onClose={onClose}
      onClosed={forget}
    >
      <AskedForm asked={shown} gate={gate} onDone={onClose} />
    </FormDialog>
  );
}
