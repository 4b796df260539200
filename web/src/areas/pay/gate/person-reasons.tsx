import type { GateRow } from '@muster/contract/pay/gate/gate-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../api/load-error.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import type { GateContext } from './gate-context.ts';
import { gatePersonQuery } from './gate-queries.ts';
import { reasonTexts } from './reason-text.ts';
import { differenceText } from './difference-text.ts';

/** Each cause of one person's difference with what stands behind it; they come to the whole. */
export function PersonReasons({
  row,
  gate,
}: {
  readonly row: GateRow;
  readonly gate: GateContext;
}) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const { data, error, refetch } = useQuery(gatePersonQuery(gate.runId, row.employee.id));
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton label={words.list.loading} />
    );
  const speech = {
    said: said.reasons,
    hours: words.pay.payslip.hours,
    say,
    language,
    currency: gate.currency,
    joinedOn: data.joinedOn,
    monthBefore: gate.monthBefore,
    isPaidNow: row.payslipId !== null,
  };
  return (
    <>
      <dl className="gate-reasons">
        {data.reasons.map((reason) => (
          <div key={reason.cause} data-cause={reason.cause}>
            <dt>{said.causes[reason.cause]}</dt>
            <dd>
              {reasonTexts(reason, speech).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </dd>
            <dd className="num">{differenceText(reason.amount, language, gate.currency)}</dd>
          </div>
        ))}
      </dl>
      {data.accepted && (
        <p className="gate-accepted">
          {say(said.acceptedBy, {
            name: data.accepted.by,
            at: showMoment(data.accepted.at, language),
            note: data.accepted.note,
          })}
        </p>
      )}
    </>
  );
}
