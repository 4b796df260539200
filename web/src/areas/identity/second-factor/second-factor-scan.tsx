import { secondFactorCalls } from '@muster/contract/identity/own-calls.ts';
import { newCodeWrong } from '@muster/contract/identity/refusals.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useWords } from '../../../words/words.ts';
import { QrCode } from './qr-code.tsx';

interface ScanProps {
  readonly secret: string;
  /** the same for an authenticator to read */
  readonly address: string;
  readonly onCancel: () => void;
  readonly onConfirmed: (recoveryWords: readonly string[]) => void;
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret goes into the authenticator, and its first code proves that it did. */
export function SecondFactorScan({ secret, address, onCancel, onConfirmed }: ScanProps) {
  const { words } = useWords();
  const { secondFactor } = words.account;
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, refused } = useCall(secondFactorCalls.confirm, ({ recoveryWords }) =>
    onConfirmed(recoveryWords),
  );
  const text = refusedText(refused, words, secondFactor.failed);
  // beside the field that it concerns
  const isCodeWrong = refused?.code === newCodeWrong.code;
  useFocusInvalid(form, refused);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      className="form card card-narrow"
      ref={form}
      noValidate
      onSubmit={(event) => void send({ body: typedIn(event, 'code') })}
    >
      <h2>{secondFactor.scanTitle}</h2>
      <div className="factor-scan">
        <QrCode text={address} label={secondFactor.qr} />
        <div>
          <p>{secondFactor.scanHint}</p>
          <code className="factor-secret">{inFours(secret)}</code>
        </div>
      </div>
      <FormError text={isCodeWrong ? null : text} />
      <TextInput
        name="code"
        label={secondFactor.codeLabel}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={isCodeWrong ? text : refused?.fields.code}
      />
      <div className="card-submit">
        <Button type="submit" loading={isBusy}>
          {secondFactor.confirm}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {words.act.cancel}
        </Button>
      </div>
    </form>
  );
}
