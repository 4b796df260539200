import '../../../ui/page/card.css';
import {
  correctionCalls,
  type LateCorrection,
} from '@muster/contract/pay/corrections/correction-calls.ts';
import { countUnits } from '@muster/contract/pay/structure/structure-part.ts';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../api/load-error.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { useWords } from '../../../words/words.ts';
import { lateCorrectionsQuery } from '../pay-queries.ts';
import { monthText } from '../salaries/entry-months.ts';
import { PayLine } from '../salaries/pay-lines.tsx';
import { RemovePay } from '../salaries/remove-pay.tsx';
import { CorrectionForm } from './correction-form.tsx';

interface CorrectionLineProps {
  readonly correction: LateCorrection;
  readonly onRemove: () => void;
}

function CorrectionLine({ correction, onRemove }: CorrectionLineProps) {
  const { words, say, language } = useWords();
  const { correction: said, payslip, salary } = words.pay;
  const { month, count, quantity, reason, enteredBy, can } = correction;
  const name = say(said.removeName, { month: monthText(month, language) });
  return (
    <PayLine
      title={payslip.counts[count]}
      about={[monthText(month, language), reason, say(salary.by, { who: enteredBy })].join(' · ')}
      figure={say(quantity > 0 ? said.more : said.fewer, {
        quantity: Math.abs(quantity) / countUnits[count],
      })}
      name={name}
      menu={
        can.remove && (
          <Menu.Item color="red" onClick={() => afterFocusReturned(onRemove)}>
            {words.act.delete}
          </Menu.Item>
        )
      }
    />
  );
}

interface CorrectionListProps {
  readonly employeeId: string;
  readonly onRemove: (correction: LateCorrection) => void;
}

function CorrectionList({ employeeId, onRemove }: CorrectionListProps) {
  const { correction: said } = useWords().words.pay;
  const { data, error, refetch } = useQuery(lateCorrectionsQuery(employeeId));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={1} />;
  if (data.total === 0) return <p className="pay-quiet">{said.none}</p>;
  return (
    <ul className="pay-lines">
      {data.rows.map((one) => (
        <CorrectionLine key={one.id} correction={one} onRemove={() => onRemove(one)} />
      ))}
    </ul>
  );
}

interface LateCorrectionsProps {
  readonly person: { readonly id: string; readonly name: string };
  /** nobody corrects the own */
  readonly isOwn: boolean;
}

/** What was known too late of months that were paid. */
export function LateCorrections({ person, isOwn }: LateCorrectionsProps) {
  const { words, say, language } = useWords();
  const { correction: said } = words.pay;
  const mayAdd = useMayCall(correctionCalls.create) && !isOwn;
  const [adding, setAdding] = useState<'new'>();
  const close = () => setAdding(undefined);
  const { shown, forget } = useLingering(adding);
  const [asked, setAsked] = useState<LateCorrection>();
  return (
    <section className="card" aria-label={said.title}>
      <div className="pay-head">
        <div>
          <h2>{said.title}</h2>
          <p>{said.note}</p>
        </div>
        {mayAdd && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding('new')}
          >
            {said.add}
          </Button>
        )}
      </div>
      <CorrectionList employeeId={person.id} onRemove={setAsked} />
      {shown && (
        <FormDialog
          wanted={adding !== undefined}
          title={say(said.addOf, { name: person.name })}
          onClose={close}
          onClosed={forget}
        >
          <CorrectionForm employeeId={person.id} onDone={close} />
        </FormDialog>
      )}
      <RemovePay
        record={asked}
        nameOf={({ month }) => say(said.removeName, { month: monthText(month, language) })}
        remove={({ id }) => call(correctionCalls.remove, { params: { id } })}
        removed={said.removed}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}
