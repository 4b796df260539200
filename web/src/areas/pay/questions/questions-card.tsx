import '../../../ui/page/card.css';
import './questions.css';
import type { PayQuestion } from '@muster/contract/pay/questions/question-calls.ts';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/words.ts';
import { lineName } from '../payslip/line-name.ts';
import { QuestionMessages } from './question-messages.tsx';
import { QuestionStateMark } from './question-state.tsx';

interface QuestionsCardProps {
  readonly questions: readonly PayQuestion[];
  readonly isOwn: boolean;
}

/** All that was asked about a payslip, beside it; each leads to its line. */
export function QuestionsCard({ questions, isOwn }: QuestionsCardProps) {
  const { words, say, language } = useWords();
  const said = words.pay.question;
  // where nobody asked, the office has nothing to read
  if (questions.length === 0 && !isOwn) return null;
  return (
    <section className="card questions-card" aria-label={isOwn ? said.yours : said.ofPayslip}>
      <h2>
        {isOwn ? said.yours : said.ofPayslip}
        {questions.length > 0 && (
          <span className="questions-count">{say('{count}', { count: questions.length })}</span>
        )}
      </h2>
      {questions.length === 0 && <p className="questions-none">{said.noneYet}</p>}
      <ul>
        {questions.map((question) => (
          <li key={question.id}>
            <p className="questions-line">
              <Link
                to="."
                search={{ line: question.line }}
                resetScroll={false}
                aria-label={`${lineName(question, language)}: ${said.openLine}`}
              >
                {lineName(question, language)}
              </Link>
              <QuestionStateMark state={question.state} />
            </p>
            <QuestionMessages question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}
