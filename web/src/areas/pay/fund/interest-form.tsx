import './fund.css';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { fundCalls } from '@muster/contract/pay/fund/fund-calls.ts';
import { NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks, useRefreshPay } from '../pay-queries.ts';
import { type InterestRequest, interestQuery } from './fund-queries.ts';

/** 8.5 per cent are 850 hundredths. */
const hundredths = 100;
const percentOf = (typed: unknown): number | undefined =>
  typed === '' || typed === null ? undefined : Math.round(Number(typed) * hundredths);

const bodyOf = ({ concern, percent, day }: FormValues) => ({
  concern: (concern as Linked | null)?.id,
  percent: percentOf(percent),
  day: day ?? undefined,
});

/** All three, or nothing to ask for yet. */
function requestOf(held: FormValues): InterestRequest | undefined {
  const { concern, percent, day } = bodyOf(held);
  return concern && percent && typeof day === 'string' ? { concern, percent, day } : undefined;
}

/** Whom it goes to and what it comes to, before it is entered. */
function InterestPreview({ request }: { readonly request: InterestRequest | undefined }) {
  const { words, say, language } = useWords();
  const { fund: said } = words.pay;
  const currency = useCurrencies().of(request?.concern);
  const { data, error } = useQuery(interestQuery(request));
  const text = () => {
    if (error) return sentenceOf(error, words) ?? said.failed;
    if (!data) return request ? words.list.loading : said.interestAsk;
    const { people, total, leftOut } = data;
    return [
      say(said.interestPreview, { count: people, amount: showAmount(total, language, currency) }),
      leftOut > 0 && say(said.interestLeftOut, { count: leftOut }),
    ]
      .filter(Boolean)
      .join('. ');
  };
  return (
    <output className="fund-preview" data-bad={error ? true : undefined}>
      {text()}
    </output>
  );
}

function useInterest(onDone: () => void) {
  const { words, say } = useWords();
  const { fund: said } = words.pay;
  const refresh = useRefreshPay();
  const lastYear = Number(today().slice(0, 4)) - 1;
  const initial: FormValues = { concern: null, percent: '', day: `${lastYear}-12-31` };
  const [held, setHeld] = useState(initial);
  const of = useCallForm({
    body: fundCalls.addInterest.body,
    initial,
    given: bodyOf,
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(fundCalls.addInterest, { body: given as Input<typeof fundCalls.addInterest>['body'] }),
    onHeld: setHeld,
    onSent: ({ record }) => {
      refresh();
      notify.success(say(said.interestAdded, { count: record.people }));
      onDone();
    },
    failed: said.failed,
  });
  return { of, held };
}

/** Interest of a year for everyone of a company. */
export function InterestForm({ onDone }: { readonly onDone: () => void }) {
  const { fund: said } = useWords().words.pay;
  const { of, held } = useInterest(onDone);
  const { form, wires } = of;
  return (
    <CallForm of={of} labels={said.fields} submit={said.interest} hint={said.interestHint}>
      <div className="form-grid">
        <LinkInput
          key={form.key('concern')}
          to={payLinks.concern}
          label={said.fields.concern}
          required
          {...wires('concern')}
        />
        <div data-half>
          <NumberInput
            key={form.key('percent')}
            label={said.fields.percent}
            required
            min={0}
            max={100}
            allowNegative={false}
            decimalScale={2}
            suffix=" %"
            {...wires('percent')}
          />
        </div>
        <div data-half>
          <DayInput key={form.key('day')} label={said.fields.day} required {...wires('day')} />
        </div>
        <InterestPreview request={requestOf(held)} />
      </div>
    </CallForm>
  );
}
