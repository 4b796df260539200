import './questions.css';
import {
  ownQuestionCalls,
  type PayQuestion,
} from '@muster/contract/pay/questions/question-calls.ts';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { lineTitle } from '../payslip/line-name.ts';
import { MessageForm } from './message-form.tsx';
import { useQuestionsChanged } from './question-queries.ts';
import { QuestionThread } from './question-thread.tsx';

interface LineProps {
  readonly line: PayslipLine;
  readonly payslip: Payslip;
}

/** Asks about the line it stands in. */
function AskLine({ line, payslip }: LineProps) {
  const { words, say, language } = useWords();
  const said = words.pay.question;
  const [isAsking, setAsking] = useState(false);
  const changed = useQuestionsChanged();
  if (!isAsking)
    return (
      <Button
        className="question-ask"
        variant="default"
        leftSection={<IconMessageQuestion size={18} stroke={1.7} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {said.ask}
      </Button>
    );
  return (
    <MessageForm
      label={say(said.askLabel, { line: lineTitle(line, language) })}
      hint={said.askHint}
      submit={said.send}
      isAsked
      onCancel={() => setAsking(false)}
      onSend={async (text) => {
        const body = { line: line.place, text };
        await call(ownQuestionCalls.ask, { params: { id: payslip.id }, body });
        notify.success(said.asked);
        setAsking(false);
        changed();
      }}
    />
  );
}

/** What is typed is asked about before another page opens; here nothing closes. */
const stay = () => {};

interface LineQuestionsProps extends LineProps {
  readonly isOwn: boolean;
  /** of this line alone */
  readonly questions: readonly PayQuestion[];
}

/** What was asked about a line, in the line; whose pay it is may ask where nothing is left open. */
export function LineQuestions({ line, payslip, isOwn, questions }: LineQuestionsProps) {
  const mayAsk = isOwn && questions.every(({ state }) => state === 'Closed');
  return (
    <>
      {questions.map((question) => (
        <FormGuard key={question.id} onLeave={stay}>
          <QuestionThread question={question} />
        </FormGuard>
      ))}
      {mayAsk && (
        <FormGuard onLeave={stay}>
          <AskLine line={line} payslip={payslip} />
        </FormGuard>
      )}
    </>
  );
}
