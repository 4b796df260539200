import './questions.css';
import { longestMessage } from '@muster/contract/pay/questions/question-calls.ts';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { useWords } from '../../../words/words.ts';

interface MessageFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  /** sends what was written; what it throws is said and the text stays */
  readonly onSend: (text: string) => Promise<void>;
  /** none: it is always open */
  readonly onCancel?: () => void;
  /** it was just opened, to be written in */
  readonly isAsked?: boolean;
  /** between the field and its button */
  readonly children?: ReactNode;
}

/** One message to be written, where it will be read. */
export function MessageForm(props: MessageFormProps) {
  const { label, hint, submit, onSend, onCancel, isAsked = false, children } = props;
  const { words } = useWords();
  const guard = useFormGuard();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    guard.watch(() => text.trim() !== '');
    // a form that was closed has nothing to lose
    return () => guard.watch(() => false);
  }, [guard, text]);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const sending = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      await onSend(text.trim());
    } catch (error) {
      setProblem(sentenceOf(error, words) ?? words.pay.question.failed);
      return;
    }
    setText('');
  });
  const isEmpty = text.trim() === '';
  return (
    <form
      className="question-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void sending.start();
      }}
    >
      <Textarea
        ref={field}
        label={label}
        description={hint}
        error={problem}
        value={text}
        maxLength={longestMessage}
        autosize
        minRows={3}
        maxRows={12}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {children}
      <div className="question-deeds">
        <Button type="submit" disabled={isEmpty} loading={sending.isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="default" disabled={sending.isBusy} onClick={onCancel}>
            {words.act.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
