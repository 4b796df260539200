import './questions.css';
import {
  ownQuestionCalls,
  type PayQuestion,
  questionCalls,
} from '@muster/contract/pay/questions/question-calls.ts';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { MessageForm } from './message-form.tsx';
import { QuestionMessages } from './question-messages.tsx';
import { useQuestionsChanged } from './question-queries.ts';
import { QuestionStateMark } from './question-state.tsx';

interface OfOneProps {
  readonly question: PayQuestion;
}

/** The employee goes on: more of it, the same again, or that it is settled. */
function AskMore({ question: { id, state } }: OfOneProps) {
  const { words } = useWords();
  const said = words.pay.question;
  const [isWriting, setWriting] = useState(false);
  const changed = useQuestionsChanged();
  const settling = useOneAtATime(async () => {
    try {
      await call(ownQuestionCalls.settle, { params: { id } });
      notify.success(said.settled);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
    }
    changed();
  });
  const isAnswered = state === 'Answered';
  if (!isWriting)
    return (
      <div className="question-deeds">
        <Button variant="default" onClick={() => setWriting(true)}>
          {isAnswered ? said.again : said.write}
        </Button>
        <Button variant="default" loading={settling.isBusy} onClick={() => void settling.start()}>
          {said.settle}
        </Button>
      </div>
    );
  return (
    <MessageForm
      label={isAnswered ? said.againLabel : said.writeLabel}
      submit={said.sendMore}
      isAsked
      onCancel={() => setWriting(false)}
      onSend={async (text) => {
        await call(ownQuestionCalls.write, { params: { id }, body: { text } });
        notify.success(said.written);
        setWriting(false);
        changed();
      }}
    />
  );
}

/** Payroll answers, and closes it where nothing is left to say. */
function Answer({ question }: OfOneProps) {
  const { words, say } = useWords();
  const said = words.pay.question;
  const { id, employee, messages } = question;
  const [isClosed, setClosed] = useState(false);
  const changed = useQuestionsChanged();
  const { name } = employee;
  return (
    <MessageForm
      label={say(said.answerLabel, { name })}
      hint={say(said.answerHint, { name })}
      submit={said.sendAnswer}
      onSend={async (text) => {
        try {
          const body = { text, isClosed, seen: messages.length };
          await call(questionCalls.answer, { params: { id }, body });
          notify.success(say(said.answered, { name }));
        } finally {
          // also when something was written meanwhile: it is there to be read at once
          changed();
        }
      }}
    >
      <Checkbox
        label={said.closes}
        checked={isClosed}
        onChange={({ currentTarget }) => setClosed(currentTarget.checked)}
      />
    </MessageForm>
  );
}

/** A question with all that was written and what the reader may do next. */
export function QuestionThread({ question }: OfOneProps) {
  const { words, say } = useWords();
  const said = words.pay.question;
  const [isAdding, setAdding] = useState(false);
  const { can, state, component } = question;
  const waits = state === 'Open' || isAdding;
  return (
    <section
      className="question"
      data-state={state}
      aria-label={say(said.thread, { line: component.name })}
    >
      <QuestionStateMark state={state} />
      <QuestionMessages question={question} />
      {can.ask && <AskMore question={question} />}
      {can.answer && waits && <Answer question={question} />}
      {can.answer && !waits && (
        <div className="question-deeds">
          <Button variant="default" onClick={() => setAdding(true)}>
            {said.answer}
          </Button>
        </div>
      )}
    </section>
  );
}
