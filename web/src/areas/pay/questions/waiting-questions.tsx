import '../../../ui/page/card.css';
import '../pay-waiting.css';
import './questions.css';
import type { PayQuestionRow } from '@muster/contract/pay/questions/question-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Face } from '../../../ui/person/face.tsx';
import type { WaitingProps } from '../../../wiring/web-room.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { lineName } from '../payslip/line-name.ts';
import { firstWaitingQuery } from './question-queries.ts';

function WaitingQuestion({ question }: { readonly question: PayQuestionRow }) {
  const { language } = useWords();
  const { id, employee, text, askedAt } = question;
  return (
    <li>
      <Face name={employee.name} />
      <div>
        <p>
          <Link to="/admin/pay-questions" search={{ open: id }}>
            {employee.name}
          </Link>
          <small>
            {[
              lineName(question, language),
              showPaidFor(question, language),
              showMoment(askedAt, language),
            ].join(' · ')}
          </small>
        </p>
        <p className="question-cut">{text}</p>
      </div>
    </li>
  );
}

/** As a line of a card, where there is no room for what was asked. */
function BriefQuestion({ question }: { readonly question: PayQuestionRow }) {
  const { words, language } = useWords();
  const { id, employee } = question;
  return (
    <li>
      <Face name={employee.name} />
      <div>
        <strong>
          <Link to="/admin/pay-questions" search={{ open: id }}>
            {employee.name}
          </Link>
        </strong>
        <small>
          {[
            words.pay.question.one,
            lineName(question, language),
            showPaidFor(question, language),
          ].join(' · ')}
        </small>
      </div>
    </li>
  );
}

/** In the inbox: what waits for an answer, the longest first; nothing where none does. */
export function WaitingQuestions({ isBrief = false }: WaitingProps) {
  const { words, say } = useWords();
  const said = words.pay.question;
  const { data } = useQuery(firstWaitingQuery);
  if (!data || data.total === 0) return null;
  if (isBrief)
    return (
      <ul className="board-list">
        {data.rows.map((question) => (
          <BriefQuestion key={question.id} question={question} />
        ))}
      </ul>
    );
  const title = say(said.waiting, { count: data.total });
  return (
    <section className="card pay-waiting" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {data.rows.map((question) => (
          <WaitingQuestion key={question.id} question={question} />
        ))}
      </ul>
      {data.total > data.rows.length && (
        <p className="pay-waiting-all">
          <Link to="/admin/pay-questions" search={{ status: 'Open' }}>
            {said.showAll}
          </Link>
        </p>
      )}
    </section>
  );
}
