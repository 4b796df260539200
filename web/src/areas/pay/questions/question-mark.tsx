import './questions.css';
import type { PayQuestion } from '@muster/contract/pay/questions/question-calls.ts';
import { useWords } from '../../../words/words.ts';

interface QuestionMarkProps {
  /** of one line */
  readonly questions: readonly PayQuestion[];
}

/** A dot and its word on a line about which something is open or was answered. */
export function QuestionMark({ questions }: QuestionMarkProps) {
  const { marks } = useWords().words.pay.question;
  const unsettled = questions.find(({ state }) => state !== 'Closed');
  if (!unsettled || unsettled.state === 'Closed') return null;
  return (
    <span className="question-mark" data-state={unsettled.state}>
      {marks[unsettled.state]}
    </span>
  );
}
