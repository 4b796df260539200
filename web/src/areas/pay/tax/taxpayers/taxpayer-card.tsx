import '../../../../ui/page/card.css';
import '../paper/tax-paper.css';
import './taxpayers.css';
import type { IncomeSlab } from '@muster/contract/pay/tax/slab-calls.ts';
import { type TaxProfile, taxProfileCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../../session/session.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { FormDrawer } from '../../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../../ui/form/guards/use-lingering.ts';
import { Facts } from '../../../../ui/status/facts.tsx';
import { useWords } from '../../../../words/words.ts';
import { cardName } from '../paper/tax-paper.ts';
import { allSlabsQuery } from '../tax-queries.ts';
import { showTaxYear } from '../tax-text.ts';
import { TaxpayerForm } from './taxpayer-form.tsx';
import { taxProfileQuery } from './taxpayer-queries.ts';

/** By which the tax was calculated; before it was, those of the year. */
const slabOf = (slabs: readonly IncomeSlab[], { steps, year }: TaxDetails) =>
  slabs.find(({ id }) => id === steps?.slabId) ?? slabs.find((slab) => slab.year === year);

interface ShownProps {
  readonly profile: TaxProfile;
  readonly slab: IncomeSlab | undefined;
}

function TaxpayerFacts({ profile, slab }: ShownProps) {
  const { words, say, language } = useWords();
  const { taxpayer: said, tax } = words.pay;
  const named = (of: 'categories' | 'minimums', key: string): string => {
    const one = slab?.[of].find((known) => known.key === key);
    return one ? cardName(one, language) : key;
  };
  const { category, minimum, children, uplift, isUntaxed, reason } = profile;
  const facts: (readonly [string, string])[] = [
    [said.shown.category, category === null ? said.byRecord : named('categories', category)],
    [said.shown.minimum, minimum === null ? said.usual : named('minimums', minimum)],
    [
      said.shown.children,
      children === 0 ? said.none : say(words.list.number, { number: children }),
    ],
    [said.shown.uplift, uplift === 0 ? said.none : say(said.percent, { count: uplift })],
    [said.shown.taxed, isUntaxed ? said.untaxed : said.taxed],
    ...(reason ? [[said.shown.reason, reason] as const] : []),
  ];
  const { fromYear, changedBy } = profile;
  return (
    <>
      <Facts facts={facts} />
      <p className="tax-taxpayer-note">
        {fromYear === null
          ? said.never
          : say(said.since, {
              year: showTaxYear(fromYear, language),
              who: changedBy ?? tax.slab.shipped,
            })}
      </p>
    </>
  );
}

/** What the office says of someone as a taxpayer; nobody says it of themselves. */
export function TaxpayerCard({ details }: { readonly details: TaxDetails }) {
  const { words, say } = useWords();
  const { taxpayer: said } = words.pay;
  const { data: profile } = useQuery(taxProfileQuery(details.employee.id, details.year));
  const { data: slabs } = useQuery(allSlabsQuery);
  const ownId = useSession(({ user }) => user?.employeeId);
  const maySave = useMayCall(taxProfileCalls.save) && ownId !== details.employee.id;
  const [isAsked, setAsked] = useState(false);
  const { shown, forget } = useLingering(isAsked ? profile : undefined);
  if (!profile || !slabs) return null;
  const slab = slabOf(slabs, details);
  return (
    <section className="card" aria-label={said.title}>
      <div className="tax-head">
        <h2>{said.title}</h2>
        {maySave && (
          <Button variant="default" size="compact-sm" onClick={() => setAsked(true)}>
            {said.change}
            <span className="unseen"> {said.title}</span>
          </Button>
        )}
      </div>
      <TaxpayerFacts profile={profile} slab={slab} />
      {shown && (
        <FormDrawer
          wanted={isAsked}
          title={say(said.changeTitle, { name: details.employee.name })}
          onClose={() => setAsked(false)}
          onClosed={forget}
        >
          <TaxpayerForm
            details={details}
            profile={shown}
            slab={slab}
            onDone={() => setAsked(false)}
          />
        </FormDrawer>
      )}
    </section>
  );
}
