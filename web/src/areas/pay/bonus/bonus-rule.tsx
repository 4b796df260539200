import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../ui/status/facts.tsx';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { componentsQuery } from '../pay-queries.ts';
import { lineName } from '../payslip/line-name.ts';

const perCent = 100;

/** How much of what the bonus is, and for whom. */
export function BonusRule({ bonus }: { readonly bonus: NonNullable<PayRun['bonus']> }) {
  const { words, say, language } = useWords();
  const { bonus: said } = words.pay;
  const { data: components } = useQuery(componentsQuery);
  const of = bonus.ofId === null ? undefined : components?.get(bonus.ofId);
  const name =
    bonus.ofId === null
      ? said.gross
      : of
        ? lineName(
            { component: { id: bonus.ofId, name: of.name }, localName: of.localName },
            language,
          )
        : '';
  return (
    <section className="card run-below" aria-label={said.rule}>
      <h2>{said.rule}</h2>
      <Facts
        facts={[
          [said.fields.day, showDay(bonus.day, language)],
          [said.fields.percent, say(said.share, { percent: bonus.percent / perCent, name })],
          [said.fields.afterMonths, say(said.service, { count: bonus.afterMonths })],
          [said.fields.isProrated, bonus.isProrated ? said.yes : said.no],
          [said.fields.religions, bonus.religions.join(', ') || said.everyone],
        ]}
      />
    </section>
  );
}
