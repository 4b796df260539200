import './questions.css';
import type { PayQuestion } from '@muster/contract/pay/questions/question-calls.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';

/** All that was written, in its order; what the office answered stands in from the edge. */
export function QuestionMessages({ question }: { readonly question: PayQuestion }) {
  const { words, say, language } = useWords();
  const said = words.pay.question;
  return (
    <ol className="question-messages">
      {question.messages.map(({ id, text, by, at, isAsked }) => (
        <li key={id} data-answer={!isAsked || undefined}>
          <p>{text}</p>
          <small>{say(said.by, { name: by, at: showMoment(at, language) })}</small>
        </li>
      ))}
    </ol>
  );
}
