import type { QuestionState } from '@muster/contract/pay/questions/question-states.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = { Open: 'waiting', Answered: 'good', Closed: 'over' } as const;

export function QuestionStateMark({ state }: { readonly state: QuestionState }) {
  const { states } = useWords().words.pay.question;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
