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

interface NoteFormProps {
  readonly body: typeof gateCalls.accept.body | typeof gateCalls.sendBack.body;
  /** what is sent besides the note */
  readonly more?: object;
  readonly said: { readonly label: string; readonly submit: string; readonly hint: string };
  readonly longest: number;
  /** answers what was done, in a sentence */
  readonly send: (given: unknown) => Promise<string>;
  readonly onDone: () => void;
}

/** Whatever is done at the gate is done with a word. */
function NoteForm({ body, more, said, longest, send, onDone }: NoteFormProps) {
  const { failed } = useWords().words.pay.gate;
  const refresh = useRefreshRuns();
  const handle = useCallForm({
    body,
    initial: { note: '' },
    given: ({ note }) => ({ ...more, note }),
    send,
    onSent: (text) => {
      notify.success(text);
      void refresh();
      onDone();
    },
    failed,
  });
  return (
    <CallForm of={handle} labels={{ note: said.label }} submit={said.submit} hint={said.hint}>
      <Textarea
        key={handle.form.key('note')}
        label={said.label}
        required
        maxLength={longest}
        autosize
        minRows={3}
        data-autofocus
        {...handle.wires('note')}
      />
    </CallForm>
  );
}

function AcceptForm({ gate, people, onDone }: AskedProps & { readonly people: readonly string[] }) {
  const { words, say } = useWords();
  const { acceptNote: label, accept: submit, acceptHint: hint, acceptDone } = words.pay.gate;
  return (
    <NoteForm
      body={gateCalls.accept.body}
      more={{ people }}
      said={{ label, submit, hint }}
      longest={300}
      // checked by the body's own schema
      send={async (given) => {
        const body = given as Input<typeof gateCalls.accept>['body'];
        const { record } = await call(gateCalls.accept, { params: { id: gate.runId }, body });
        return say(acceptDone, { count: record.people });
      }}
      onDone={onDone}
    />
  );
}

function SendBackForm({ gate, onDone }: AskedProps) {
  const { words, say } = useWords();
  const {
    sendBackNote: label,
    sendBack: submit,
    sendBackHint: hint,
    sendBackDone,
  } = words.pay.gate;
  return (
    <NoteForm
      body={gateCalls.sendBack.body}
      said={{ label, submit, hint }}
      longest={1000}
      // checked by the body's own schema
      send={async (given) => {
        const body = given as Input<typeof gateCalls.sendBack>['body'];
        await call(gateCalls.sendBack, { params: { id: gate.runId }, body });
        return say(sendBackDone, { month: gate.month });
      }}
      onDone={onDone}
    />
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
