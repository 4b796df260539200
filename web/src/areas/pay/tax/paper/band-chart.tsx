import './tax-paper.css';
import './tax-charts.css';
import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import { groupedAmount, shortAmount, showAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { bandName, edgeAmount, showRate } from '../tax-text.ts';
import { bandChart, type BandShape } from './band-shapes.ts';

/** Of the width of the chart: narrower bars carry no text. */
const roomOfAmount = 15;
const roomOfRate = 5;
const roomBesideMark = 55;
const whole = 100;

interface BandsProps {
  readonly steps: TaxSteps;
  readonly currency: string;
}

function Drawn({ steps, currency }: BandsProps) {
  const { language } = useWords();
  const { shapes, mark, lines, edges } = bandChart(steps.bands, steps.taxable);
  const bar = ({ band, left, width, height, taxed, tone }: BandShape) => (
    <span
      key={String(band.from)}
      className="band-bar"
      data-tone={tone}
      style={{ left: `${left}%`, width: `${width}%`, height: `${height}%` }}
    >
      <i style={{ width: `${taxed}%` }} />
      {width >= roomOfRate && (
        <b style={{ left: `${taxed > 0 ? taxed / 2 : whole / 2}%` }}>
          {showRate(band.rate, language)}
        </b>
      )}
      {(width * taxed) / whole >= roomOfAmount && band.tax > 0n && (
        <small style={{ width: `${taxed}%` }}>{edgeAmount(band.tax, language, currency)}</small>
      )}
    </span>
  );
  return (
    <div className="band-chart" aria-hidden>
      <div className="band-plot">
        {lines.map(({ rate, at }) => (
          <span key={rate} className="band-line" style={{ bottom: `${at}%` }}>
            <small>{showRate(rate, language)}</small>
          </span>
        ))}
        {shapes.map(bar)}
        <span
          className="band-mark"
          data-left={mark > roomBesideMark || undefined}
          style={{ left: `${mark}%` }}
        >
          <b>{groupedAmount(steps.taxable, language, currency)}</b>
        </span>
      </div>
      <div className="band-edges">
        {edges.map(({ from, at }) => (
          <small key={String(from)} style={{ left: `${at}%` }} data-first={at === 0 || undefined}>
            {shortAmount(Number(from), language, currency)}
          </small>
        ))}
      </div>
    </div>
  );
}

/** The tax by bands: drawn, and the same as a table. */
export function BandCard({ steps, currency }: BandsProps) {
  const { words, say, language } = useWords();
  const said = words.pay.tax.details;
  const show = (amount: bigint) => groupedAmount(amount, language, currency);
  const showEdge = (amount: bigint) => edgeAmount(amount, language, currency);
  const orNone = (amount: bigint) => (amount === 0n ? words.list.none : show(amount));
  return (
    <section className="card" aria-label={said.bands}>
      <div className="tax-head">
        <h2>{said.bands}</h2>
        <p>{say(said.area, { amount: showAmount(steps.byBands, language, currency) })}</p>
      </div>
      <Drawn steps={steps} currency={currency} />
      <table className="tax-table">
        <caption className="unseen">{said.byBands}</caption>
        <thead>
          <tr>
            <th scope="col">{said.band}</th>
            <th scope="col">{said.rate}</th>
            <th scope="col">{said.inBand}</th>
            <th scope="col">{said.bandTax}</th>
          </tr>
        </thead>
        <tbody>
          {steps.bands.map((band) => (
            <tr key={String(band.from)} data-quiet={band.income === 0n || undefined}>
              <th scope="row">{bandName(band, { said, say, show: showEdge })}</th>
              <td>{showRate(band.rate, language)}</td>
              <td>{orNone(band.income)}</td>
              <td>{band.income === 0n ? words.list.none : show(band.tax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {said.bandsTotal}
            </th>
            <td>{show(steps.taxable)}</td>
            <td>{show(steps.byBands)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
