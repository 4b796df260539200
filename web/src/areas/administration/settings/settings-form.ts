import {
  saveSettingsCalls,
  type SectionState,
  type SettingState,
} from '@muster/contract/administration/settings-calls.ts';
import type { SectionName } from '@muster/contract/administration/settings.ts';
import { faultSentence } from '@muster/contract/kernel/fault.ts';
import { writeWire } from '@muster/contract/kernel/wire.ts';
import { useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { type SettingChanges, useSaveSettings } from './settings-queries.ts';

interface Asked {
  readonly section: SectionName;
  readonly state: SectionState;
  readonly concern: string | undefined;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const without = <T>(all: Readonly<Record<string, T>>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));

/** A value of its own here, not inherited. */
export const isOwnHere = ({ from }: SettingState, concern: string | undefined): boolean =>
  from === (concern ? 'concern' : 'group');

/** What is changed and not yet saved, what is against it, and the way to save it. */
export function useSettingsForm({ section, state, concern }: Asked) {
  const { words, language } = useWords();
  const told = words.administration.settings;
  const save = useSaveSettings(concern);
  const [changes, setChanges] = useState<SettingChanges>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<CallRefused | null>(null);
  const [lastTry, setLastTry] = useState<object | null>(null);
  const { body } = saveSettingsCalls[section];

  const faults = () => {
    const written = writeWire(body, changes);
    if (written.ok) return {};
    // of an array the place is `weekend.0`
    const found = written.faults.map((fault) => [
      fault.path.split('.')[0] ?? '',
      faultSentence(fault, language),
    ]);
    return Object.fromEntries(found.toReversed()) as Record<string, string>;
  };
  const showErrors = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    setLastTry({});
  };
  const showRefusal = (error: unknown) => {
    const fields = error instanceof CallRefused ? error.fields : {};
    if (Object.keys(fields).length > 0) showErrors(fields);
    else if (sentenceOf(error, words)) setRefused(error as CallRefused);
    else notify.error(told.saveFailed);
  };
  const submit = useOneAtATime(async () => {
    setRefused(null);
    if (Object.keys(changes).length === 0) return notify.success(told.nothingChanged);
    const found = faults();
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      await save(section, changes, state.version);
    } catch (error) {
      return showRefusal(error);
    }
    setChanges({});
    notify.success(told.saved);
  });
  const startAgain = () => {
    setChanges({});
    setErrors({});
    setRefused(null);
  };
  return {
    changes,
    errors,
    refused: refused && { error: refused, text: sentenceOf(refused, words) ?? told.saveFailed },
    lastTry,
    submit,
    startAgain,
    change: (name: string, value: unknown) => {
      setErrors(without(errors, name));
      const isBack = isSame(value, state.values[name]?.value);
      setChanges(isBack ? without(changes, name) : { ...changes, [name]: value });
    },
    /** back to what is inherited */
    release: (name: string) => {
      const before = state.values[name];
      setErrors(without(errors, name));
      const hasOwn = before !== undefined && isOwnHere(before, concern);
      setChanges(hasOwn ? { ...changes, [name]: null } : without(changes, name));
    },
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
