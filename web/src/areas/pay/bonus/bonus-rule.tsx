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
  const percent = bonus.percent / perCent;
  const nameOf = (id: string) =>
    of ? lineName({ component: { id, name: of.name }, localName: of.localName }, language) : '';
  const share =
    bonus.ofId === null
      ? say(said.shareOfGross, { percent })
      : say(said.share, { percent, name: nameOf(bonus.ofId) });
  return (
    <section className="card run-below" aria-label={said.rule}>
      <h2>{said.rule}</h2>
      <Facts
        facts={[
          [said.fields.day, showDay(bonus.day, language)],
          [said.fields.percent, share],
          [said.fields.afterMonths, say(said.service, { count: bonus.afterMonths })],
          [said.fields.isProrated, bonus.isProrated ? said.yes : said.no],
          [said.fields.religions, bonus.religions.join(', ') || said.everyone],
        ]}
      />
    </section>
  );
}
