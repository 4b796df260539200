import '../../../../ui/page/card.css';
import '../paper/tax-paper.css';
import './slab.css';
import type { IncomeSlabDetails } from '@muster/contract/pay/tax/slab-calls.ts';
import type { ReactNode } from 'react';
import { StatusMark } from '../../../../ui/status/status-mark.tsx';
import { showDay } from '../../../../ui/text/day-text.ts';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import { cardName } from '../paper/tax-paper.ts';
import { bandName, edgeAmount, showRate } from '../tax-text.ts';

interface CardProps {
  readonly slab: IncomeSlabDetails;
  readonly currency: string;
}

/** Names at the left, amounts at the right. */
const Lines = ({
  lines,
}: {
  readonly lines: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className="slab-lines">
    {lines.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

interface PartProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

const Part = ({ title, hint, children }: PartProps) => (
  <section className="slab-part" aria-label={title}>
    <h2>{title}</h2>
    {hint && <p className="slab-hint">{hint}</p>}
    {children}
  </section>
);

function useShow(currency: string) {
  const { say, language, words } = useWords();
  return {
    said: words.pay.tax.slab,
    details: words.pay.tax.details,
    say,
    language,
    show: (amount: bigint) => edgeAmount(amount, language, currency),
  };
}

function Bands({ slab: { bands, isMoving }, currency }: CardProps) {
  const { said, details, say, language, show } = useShow(currency);
  return (
    <Part title={said.bands} hint={isMoving ? said.moves : said.staysPut}>
      <table className="tax-table">
        <caption className="unseen">{said.bands}</caption>
        <thead>
          <tr>
            <th scope="col">{details.band}</th>
            <th scope="col">{details.rate}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={String(band.from)}>
              <th scope="row">{bandName(band, { said: details, say, show })}</th>
              <td>{showRate(band.rate, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Categories({ slab: { categories, bands, perChild }, currency }: CardProps) {
  const { said, details, say, language, show } = useShow(currency);
  const usual = bands[0]?.to ?? null;
  const wayOf = ({ firstBand, flatRate, genders }: (typeof categories)[number]): string => {
    const first = firstBand ?? usual;
    const own =
      flatRate === null
        ? first !== null && say(details.firstFree, { amount: show(first) })
        : say(details.oneRate, { rate: showRate(flatRate, language) });
    const whose = genders.map((gender) => said.genderNames[gender]).join(', ');
    return [own, whose].filter(Boolean).join(' · ');
  };
  return (
    <Part title={said.categories} hint={said.categoriesHint}>
      <Lines
        lines={[
          ...categories.map((one) => [cardName(one, language), wayOf(one)] as const),
          ...(perChild > 0n ? [[said.perChild, show(perChild)] as const] : []),
        ]}
      />
    </Part>
  );
}

function Exemption({ slab: { exemption }, currency }: CardProps) {
  const { said, details, say, show } = useShow(currency);
  const { part, of, cap, fixed } = exemption;
  const hasPart = part !== null && of !== null;
  const rules = [
    hasPart && cap !== null && say(details.exemptShare, { part, of, cap: show(cap) }),
    hasPart && cap === null && say(details.exemptPart, { part, of }),
    fixed > 0n && say(details.exemptFixed, { amount: show(fixed) }),
  ].filter((rule) => rule !== false);
  return (
    <Part title={said.exemption}>
      <p>{rules.length === 0 ? said.none : rules.join(' + ')}</p>
    </Part>
  );
}

function Rebate({ slab: { rebate }, currency }: CardProps) {
  const { said, details, say, language, show } = useShow(currency);
  if (!rebate)
    return (
      <Part title={said.rebate}>
        <p>{said.none}</p>
      </Part>
    );
  const { ofIncome, ofInvestment, cap, kinds } = rebate;
  const limits = [
    ofIncome !== null && say(details.ofIncome, { rate: showRate(ofIncome, language) }),
    ofInvestment !== null && say(details.ofInvestment, { rate: showRate(ofInvestment, language) }),
    cap !== null && say(said.atMost, { amount: show(cap) }),
  ].filter((limit) => limit !== false);
  return (
    <Part title={said.rebate} hint={said.rebateHint}>
      <ul className="slab-limits">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <>
          <h3>{said.kinds}</h3>
          <Lines
            lines={kinds.map((kind) => [
              cardName(kind, language),
              kind.cap === null ? '' : say(details.limit, { amount: show(kind.cap) }),
            ])}
          />
        </>
      )}
    </Part>
  );
}

function Rest({ slab: { minimums, relief, charges }, currency }: CardProps) {
  const { said, say, language, show } = useShow(currency);
  return (
    <>
      {minimums.length > 0 && (
        <Part title={said.minimums} hint={said.minimumsHint}>
          <Lines lines={minimums.map((one) => [cardName(one, language), show(one.amount)])} />
        </Part>
      )}
      {relief && (
        <Part title={said.relief} hint={relief.isMarginal ? said.marginal : undefined}>
          <Lines
            lines={[
              [said.upTo, show(relief.upTo)],
              ...(relief.most === null ? [] : [[said.most, show(relief.most)] as const]),
            ]}
          />
        </Part>
      )}
      {charges.length > 0 && (
        <Part title={said.charges} hint={said.chargesHint}>
          <Lines
            lines={charges.map((one) => [
              one.above > 0n
                ? say(said.chargeAbove, {
                    name: cardName(one, language),
                    amount: show(one.above),
                  })
                : cardName(one, language),
              showRate(one.rate, language),
            ])}
          />
        </Part>
      )}
    </>
  );
}

/** Whether someone who knows has compared them with the law. */
export function CheckedMark({ isChecked }: { readonly isChecked: boolean }) {
  const said = useWords().words.pay.tax.slab;
  return (
    <StatusMark tone={isChecked ? 'good' : 'waiting'}>
      {isChecked ? said.verified : said.notVerified}
    </StatusMark>
  );
}

/** Where they come from, and every version of them. */
export function SlabVersions({ slab }: { readonly slab: IncomeSlabDetails }) {
  const { words, say, language } = useWords();
  const { slab: said } = words.pay.tax;
  return (
    <section className="card" aria-label={said.versions}>
      <h2>{said.versions}</h2>
      {slab.isUsed && <p className="card-note">{said.used}</p>}
      <ol className="slab-versions">
        {slab.versions.map(({ version, source, enactedOn, isVerified, enteredBy, enteredAt }) => (
          <li key={version}>
            <p>
              <b>{say(said.versionNumber, { version })}</b> <CheckedMark isChecked={isVerified} />
            </p>
            <p>{source}</p>
            <small>
              {[
                enactedOn && say(said.since, { day: showDay(enactedOn, language) }),
                enteredBy === null
                  ? said.shipped
                  : say(said.versionBy, { who: enteredBy, when: showMoment(enteredAt, language) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All by which a year's income is taxed, to read. */
export const SlabCard = (props: CardProps) => (
  <div className="card slab-card">
    <Bands {...props} />
    <Categories {...props} />
    <Exemption {...props} />
    <Rebate {...props} />
    <Rest {...props} />
  </div>
);
