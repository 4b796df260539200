import { salaryEntryCalls, type SalaryEntry } from '@muster/contract/pay/entry-calls.ts';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { today } from '../../../session/company-days.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';
import { monthsAround, monthText } from './entry-months.ts';

interface EndEntryFormProps {
  readonly entry: SalaryEntry;
  readonly onDone: () => void;
}

/** No month at all stands for open-ended. */
const openEnded = 'open';

/** With which month something recurring ends. */
export function EndEntryForm({ entry, onDone }: EndEntryFormProps) {
  const { words, language } = useWords();
  const { besides } = words.pay.salary;
  const refresh = useRefreshPay();
  const of = useCallForm({
    body: salaryEntryCalls.end.body,
    initial: { until: entry.until ?? today().slice(0, 7) },
    given: ({ until }) => ({ until: until === openEnded ? null : until }),
    send: ({ until }) =>
      call(salaryEntryCalls.end, {
        params: { id: entry.id },
        // a month of the choice below, or none
        body: { until: until as string | null },
      }),
    onSent: () => {
      refresh();
      notify.success(besides.ended);
      onDone();
    },
    failed: besides.failed,
  });
  const known = [entry.until, ...monthsAround(today().slice(0, 7))].filter(
    (month) => month !== null,
  );
  const months = [...new Set(known)]
    .filter((month) => month >= entry.from)
    .toSorted()
    .map((value) => ({ value, label: monthText(value, language) }));
  return (
    <CallForm of={of} labels={{ until: besides.fields.until }} submit={words.act.save}>
      <div className="form-grid">
        <ChoiceInput
          key={of.form.key('until')}
          label={besides.fields.until}
          required
          options={[{ value: openEnded, label: besides.noEnd }, ...months]}
          {...of.wires('until')}
        />
      </div>
    </CallForm>
  );
}
