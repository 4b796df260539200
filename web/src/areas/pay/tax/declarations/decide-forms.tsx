import './declarations.css';
import { faultSentence } from '@muster/contract/kernel/fault.ts';
import {
  type Declaration,
  declarationCalls,
  longestDecisionNote,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/refusal.ts';
import { DrawerForm } from '../../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { useFormGuard } from '../../../../ui/form/guards/form-guard.tsx';
import { useOneAtATime } from '../../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../../ui/status/notify.ts';
import { useWords } from '../../../../words/words.ts';
import { cardName } from '../paper/tax-paper.ts';
import { useDeclarationsChanged } from './declaration-queries.ts';
import { DeclaredItems } from './declared-items.tsx';
import { InvestmentRows } from './investment-rows.tsx';
import { useInvestmentForm } from './use-investment-form.ts';

interface DecideFormProps {
  readonly declaration: Declaration;
  /** whose it is and since when */
  readonly head: ReactNode;
  readonly onDone: () => void;
  /** the other decision */
  readonly onOther: () => void;
}

/** No more than counts, to begin with: of what the slabs no longer know, nothing. */
const offered = (amount: bigint, cap: bigint | null): bigint =>
  cap !== null && amount > cap ? cap : amount;

/** Each amount as far as it is proved. */
export function AcceptForm({ declaration, head, onDone, onOther }: DecideFormProps) {
  const { words, say, language } = useWords();
  const { office: said } = words.pay.declaration;
  const changed = useDeclarationsChanged();
  const [note, setNote] = useState('');
  const { id, items, currency, version, employee } = declaration;
  const named = { name: employee.name };
  const form = useInvestmentForm({
    begun: items.map(({ key, amount, cap, note: proof, ...names }) => ({
      key,
      name: cardName(names, language),
      cap,
      amount: offered(amount, cap),
      note: proof ?? '',
      declared: amount,
    })),
    currency,
    kindsSent: () => items.map(({ key }) => key),
    send: (drafts) => {
      const accepted = drafts.flatMap(({ key, amount }) =>
        typeof amount === 'bigint' ? [{ kind: key, accepted: amount }] : [],
      );
      const body = { items: accepted, note: note.trim() || undefined, version };
      return call(declarationCalls.accept, { params: { id }, body });
    },
    onSent: () => {
      notify.success(say(said.accepted, named));
      changed();
      onDone();
    },
    failed: said.failed,
  });
  return (
    <DrawerForm
      submit={said.accept}
      isBusy={form.submit.isBusy}
      errors={[]}
      lastTry={form.lastTry}
      alert={form.refused && <FormAlert text={form.refused} />}
      onSubmit={() => void form.submit.start()}
    >
      <div className="declaration-drawer">
        {head}
        {items.length === 0 && <p className="declared-hint">{said.nothing}</p>}
        {items.length > 0 && (
          <>
            <p className="declared-hint">{say(said.acceptHint, named)}</p>
            <InvestmentRows
              form={form}
              currency={currency}
              total={said.total}
              renderMore={({ note: proof }) => proof && <p className="declared-proof">{proof}</p>}
            />
          </>
        )}
        <Textarea
          label={say(said.note, named)}
          description={say(said.noteHint, named)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={note}
          maxLength={longestDecisionNote}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => {
            setNote(currentTarget.value);
            form.setChanged(true);
          }}
        />
        <Button className="declaration-other" variant="default" onClick={onOther}>
          {said.toReturn}
        </Button>
      </div>
    </DrawerForm>
  );
}

/** Back to whoever declared, with what is missing. */
export function ReturnForm({ declaration, head, onDone, onOther }: DecideFormProps) {
  const { words, say, language } = useWords();
  const { office: said } = words.pay.declaration;
  const guard = useFormGuard();
  const changed = useDeclarationsChanged();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [lastTry, setLastTry] = useState<object | null>(null);
  const { id, version, items, currency, employee } = declaration;
  const missing = faultSentence({ path: 'note', code: 'required', values: {} }, language);
  const isEmpty = note.trim() === '';
  useEffect(() => guard.watch(() => !isEmpty), [guard, isEmpty]);
  const returning = useOneAtATime(async () => {
    setLastTry({});
    if (isEmpty) return;
    try {
      const body = { note: note.trim(), version };
      await call(declarationCalls.return, { params: { id }, body });
    } catch (error) {
      setProblem(sentenceOf(error, words) ?? said.failed);
      return;
    }
    guard.setFree();
    notify.success(say(said.returned, { name: employee.name }));
    changed();
    onDone();
  });
  return (
    <DrawerForm
      submit={said.giveBack}
      isBusy={returning.isBusy}
      errors={[]}
      lastTry={lastTry}
      alert={problem && <FormAlert text={problem} />}
      onSubmit={() => void returning.start()}
    >
      <div className="declaration-drawer">
        {head}
        <DeclaredItems items={items} currency={currency} />
        <Textarea
          label={said.reason}
          description={say(said.reasonHint, { name: employee.name })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={isEmpty && lastTry ? missing : undefined}
          required
          data-autofocus
          value={note}
          maxLength={longestDecisionNote}
          autosize
          minRows={3}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button className="declaration-other" variant="default" onClick={onOther}>
          {said.back}
        </Button>
      </div>
    </DrawerForm>
  );
}
