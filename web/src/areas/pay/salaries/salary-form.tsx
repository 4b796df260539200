import { isDay } from '@muster/contract/kernel/dates/business-dates.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { type PaidPerson, salaryCalls, type SalaryRate } from '@muster/contract/pay/rate-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { AmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks, structureQuery, useRefreshPay } from '../pay-queries.ts';
import { GrossPreview } from './gross-preview.tsx';
import { versionOn } from './version-on.ts';

export interface SalaryFormProps {
  readonly person: PaidPerson;
  /** a structure is seldom changed with a raise */
  readonly structure: Linked | null;
  /** none: a new one */
  readonly rate: SalaryRate | undefined;
  readonly onDone: () => void;
}

const heldFrom = ({ rate, structure }: SalaryFormProps): FormValues => ({
  gross: rate?.gross ?? null,
  structureId: rate?.structure ?? structure,
  from: rate?.from ?? `${today().slice(0, 7)}-01`,
  reason: rate?.reason ?? '',
});

const givenBy = ({ gross, structureId, from, reason }: FormValues): FormValues => ({
  gross: gross ?? undefined,
  structureId: (structureId as Linked | null)?.id,
  from: from ?? undefined,
  reason: String(reason).trim() || null,
});

function useSalaryForm(props: SalaryFormProps) {
  const { person, rate, onDone } = props;
  const { salary: said } = useWords().words.pay;
  const refresh = useRefreshPay();
  const [held, setHeld] = useState(() => heldFrom(props));
  const of = useCallForm({
    body: rate ? salaryCalls.change.body : salaryCalls.create.body,
    initial: heldFrom(props),
    given: (now) => ({
      ...givenBy(now),
      ...(rate ? { version: rate.version } : { employeeId: person.id }),
    }),
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      rate
        ? call(salaryCalls.change, { params: { id: rate.id }, body: given })
        : call(salaryCalls.create, { body: given as Input<typeof salaryCalls.create>['body'] }),
    onHeld: setHeld,
    onSent: () => {
      refresh();
      notify.success(rate ? said.changed : said.added);
      onDone();
    },
    failed: said.failed,
  });
  return { of, held };
}

interface LivePreviewProps {
  readonly held: FormValues;
  readonly currency: string;
}

function LivePreview({ held, currency }: LivePreviewProps) {
  const { salary: said } = useWords().words.pay;
  const { gross, from, structureId } = held;
  const { data } = useQuery(structureQuery((structureId as Linked | null)?.id));
  const isReady = typeof gross === 'bigint' && gross > 0n && data !== undefined;
  const version = isReady ? versionOn(data.versions, isDay(from) ? from : today()) : undefined;
  return (
    <section className="pay-preview" aria-label={said.preview}>
      <h3>{said.preview}</h3>
      {isReady && version && (
        <GrossPreview parts={version.parts} gross={gross} currency={currency} />
      )}
      {isReady && !version && <p>{said.noParts}</p>}
      {!isReady && <p>{said.previewHint}</p>}
    </section>
  );
}

/** What someone earns from a day on, with the parts that come of it before it is saved. */
export function SalaryForm(props: SalaryFormProps) {
  const { salary: said } = useWords().words.pay;
  const { of, held } = useSalaryForm(props);
  const currency = useCurrencies().of(props.person.concern);
  const { form, wires } = of;
  return (
    <CallForm of={of} labels={said.fields} submit={said.save}>
      <div className="form-grid">
        <div data-half>
          <AmountInput
            key={form.key('gross')}
            label={said.fields.gross}
            currency={currency}
            required
            data-autofocus
            {...wires('gross')}
          />
        </div>
        <div data-half>
          <DayInput key={form.key('from')} label={said.fields.from} required {...wires('from')} />
        </div>
        <LinkInput
          key={form.key('structureId')}
          to={payLinks.structure}
          label={said.fields.structureId}
          required
          {...wires('structureId')}
        />
        <LivePreview held={held} currency={currency} />
        <Textarea
          key={form.key('reason')}
          label={said.fields.reason}
          description={said.reasonHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={300}
          autosize
          minRows={2}
          {...wires('reason')}
        />
      </div>
    </CallForm>
  );
}
