import '../../../../ui/page/card.css';
import '../../questions/questions.css';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrencies } from '../../../../session/company-currency.ts';
import { showAmount } from '../../../../ui/text/amount-text.ts';
import type { WaitingProps } from '../../../../wiring/web-room.ts';
import { useWords } from '../../../../words/words.ts';
import { showPaidFor } from '../../month-name.ts';
import { waitingRunsQuery } from '../gate-queries.ts';

/** To where it is looked at before it is agreed to: a bonus on its own page. */
function RunLink({ run }: { readonly run: PayRun }) {
  const { words, say, language } = useWords();
  const text = say(words.pay.gate.waitingOne, { month: showPaidFor(run, language) });
  return run.kind === 'Bonus' ? (
    <Link to="/admin/bonus/$id" params={{ id: run.id }}>
      {text}
    </Link>
  ) : (
    <Link to="/admin/payroll-gate/$runId" params={{ runId: run.id }}>
      {text}
    </Link>
  );
}

function WaitingRun({ run, isBrief }: { readonly run: PayRun; readonly isBrief: boolean }) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const currency = useCurrencies().of(run.concern);
  const facts = say(said.waitingBy, {
    people: say(said.people, { count: run.people }),
    net: showAmount(run.net, language, currency),
    name: run.generated?.by ?? '',
  });
  if (isBrief)
    return (
      <li>
        <div>
          <strong>
            <RunLink run={run} />
          </strong>
          <small>{run.concern.name}</small>
        </div>
      </li>
    );
  return (
    <li>
      <div>
        <p>
          <RunLink run={run} />
          <small>{run.concern.name}</small>
        </p>
        <p className="question-cut">{facts}</p>
      </div>
    </li>
  );
}

/** In the inbox: pay that waits for the reader's yes; nothing where none does. */
export function WaitingRuns({ isBrief = false }: WaitingProps) {
  const { words, say } = useWords();
  const { data } = useQuery(waitingRunsQuery);
  if (!data || data.total === 0) return null;
  const rows = data.rows.map((run) => <WaitingRun key={run.id} run={run} isBrief={isBrief} />);
  if (isBrief) return <ul className="board-list">{rows}</ul>;
  const title = say(words.pay.gate.waiting, { count: data.total });
  return (
    <section className="card waiting-questions" aria-label={title}>
      <h2>{title}</h2>
      <ul>{rows}</ul>
    </section>
  );
}
