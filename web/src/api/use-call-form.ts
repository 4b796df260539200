import { faultSentence } from '@muster/contract/kernel/fault.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { codePath, writeWire } from '@muster/contract/kernel/wire.ts';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { useFormGuard } from '../ui/form/guards/form-guard.tsx';
import { useOneAtATime } from '../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../ui/status/notify.ts';
import { useWords } from '../words/words.ts';
import { CallRefused } from './client.ts';
import { sentenceOf } from './refusal.ts';

export type FormValues = Readonly<Record<string, unknown>>;

interface CallForm<A> {
  /** what the call takes */
  readonly body: z.core.$ZodType;
  /** what the controls start with */
  readonly initial: FormValues;
  /** what the controls hold, as the call takes it */
  readonly given: (held: FormValues) => FormValues;
  readonly send: (given: FormValues) => Promise<A>;
  readonly onSent: (answer: A) => void;
  /** said where the server gives no reason */
  readonly failed: string;
  /** told with every change what the controls hold now */
  readonly onHeld?: (held: FormValues) => void;
}

/** What the contract has against the values: one sentence a field. */
function faultsIn(
  body: z.core.$ZodType,
  given: FormValues,
  language: Language,
): Record<string, string> {
  const written = writeWire(body, given);
  if (written.ok) return {};
  const told = written.faults.map((fault): [string, string] => [
    codePath(body, fault.path),
    faultSentence(fault, language),
  ]);
  return Object.fromEntries(told.toReversed());
}

/** A form for one call: checked by the contract, and what is refused finds its field. */
export function useCallForm<A>(call: CallForm<A>) {
  const { body, initial, given, send, onSent, failed } = call;
  const { words, language } = useWords();
  const guard = useFormGuard();
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: call.onHeld,
  });
  const [refused, setRefused] = useState<CallRefused | null>(null);
  const [lastTry, setLastTry] = useState<object | null>(null);
  useEffect(() => guard.watch(() => form.isDirty()));

  const faults = () => faultsIn(body, given(form.getValues()), language);
  const showFaults = (found: Readonly<Record<string, string>>) => {
    form.setErrors(found);
    setLastTry({});
  };
  const showRefusal = (error: unknown) => {
    const known = Object.entries(error instanceof CallRefused ? error.fields : {}).filter(
      // also of a field inside one: `rows.0.name`
      ([key]) => (key.split('.')[0] ?? key) in initial,
    );
    if (known.length > 0) showFaults(Object.fromEntries(known));
    else if (sentenceOf(error, words)) setRefused(error as CallRefused);
    else notify.error(failed);
  };
  const submit = useOneAtATime(async () => {
    setRefused(null);
    const found = faults();
    showFaults(found);
    if (Object.keys(found).length > 0) return;
    let answer: A;
    try {
      answer = await send(given(form.getValues()));
    } catch (error) {
      return showRefusal(error);
    }
    guard.setFree();
    onSent(answer);
  });
  // Only adds: what the server has against a field stays until the field is changed.
  const leaveField = (key: string) => {
    const fault = lastTry ? faults()[key] : undefined;
    if (fault) form.setFieldError(key, fault);
  };
  return {
    form,
    submit,
    refused: refused && { error: refused, text: sentenceOf(refused, words) ?? failed },
    showRefusal,
    /** changes with every submit that the fields had something against */
    lastTry,
    /** what joins a control to the form */
    wires: (key: string) => ({ ...form.getInputProps(key), onBlur: () => leaveField(key) }),
    /** another try is open: what was typed stays */
    forgive: () => setRefused(null),
    startFrom: (held: FormValues) => {
      setRefused(null);
      form.setInitialValues(held);
      form.reset();
    },
  };
}
