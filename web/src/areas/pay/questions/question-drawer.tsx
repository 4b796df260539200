import './questions.css';
import type { PayQuestion } from '@muster/contract/pay/questions/question-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadError } from '../../../api/load-error.tsx';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { LineHow } from '../payslip/line-how.tsx';
import { lineName, lineTitle } from '../payslip/line-name.ts';
import { payslipQuery } from '../sheets/sheet-queries.ts';
import { questionQuery } from './question-queries.ts';
import { QuestionThread } from './question-thread.tsx';

interface OfOneProps {
  readonly question: PayQuestion;
}

/** The line that was asked about, as whoever asked reads it. */
function AskedLine({ question: { payslipId, line: place } }: OfOneProps) {
  const { words, language } = useWords();
  const said = words.pay.question;
  const { data: payslip } = useQuery(payslipQuery(payslipId));
  const line = payslip?.lines.find((one) => one.place === place);
  return (
    <section className="question-line">
      {payslip && line && (
        <>
          <p>
            <b>{lineTitle(line, language)}</b>
            <b className="num">{groupedAmount(line.amount, language, payslip.currency)}</b>
          </p>
          <div className="payslip-how">
            <LineHow line={line} payslip={payslip} isOwn={false} />
          </div>
        </>
      )}
      <Link
        to="/admin/salary-sheet/$id"
        params={{ id: payslipId }}
        search={{ line: place }}
        className="question-to"
      >
        {said.toPayslip}
      </Link>
    </section>
  );
}

interface QuestionDrawerProps {
  readonly id: string;
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** One question with the line it is about and how that was calculated, to be answered. */
export function QuestionDrawer({ id, wanted, onClose, onClosed }: QuestionDrawerProps) {
  const { words, say, language } = useWords();
  const said = words.pay.question;
  const { data, error, refetch } = useQuery(questionQuery(id));
  const title = data ? say(said.thread, { line: lineName(data, language) }) : said.one;
  return (
    <FormDrawer wanted={wanted} title={title} onClose={onClose} onClosed={onClosed}>
      {data && (
        <div className="question-drawer">
          <p className="question-whose">
            <b>{data.employee.name}</b>
            {[data.employee.number, showPaidFor(data, language), data.concern.name].join(' · ')}
          </p>
          <AskedLine question={data} />
          <QuestionThread question={data} />
        </div>
      )}
      {!data && !error && <FormSkeleton fields={3} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </FormDrawer>
  );
}
