import './slab.css';
import { Button, NumberInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { AmountInput } from '../../../../ui/form/inputs/amount-input.tsx';
import { groupedAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { type BandDraft, bandStart, withBand } from './slab-draft.ts';
import { SlabSection, type SlabWires } from './slab-rows.tsx';

const mostBands = 30;
const wholeRate = 100;

interface BandRowsProps {
  readonly wires: SlabWires;
  readonly bands: readonly BandDraft[];
  readonly onChange: (bands: readonly BandDraft[]) => void;
}

/** Bands in their order: each begins where the one before it ends, and the last has no end. */
export function BandRows({ wires, bands, onChange }: BandRowsProps) {
  const { words, say, language } = useWords();
  const { slab: said } = words.pay.tax;
  const last = bands.length - 1;
  const starts = bands.map((_, at) => {
    const start = bandStart(bands, at);
    return typeof start === 'bigint' ? groupedAmount(start, language, wires.currency) : '…';
  });
  const change = (at: number, to: Partial<BandDraft>) => {
    const band = bands[at];
    if (band) onChange(bands.with(at, { ...band, ...to }));
  };
  return (
    <SlabSection title={said.bands} path="bands">
      <div className="slab-bands">
        <table>
          <thead>
            <tr>
              <th scope="col">{said.from}</th>
              <th scope="col">{said.to}</th>
              <th scope="col">{said.rate}</th>
              <th scope="col">
                <span className="unseen">{said.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ row, to, rate }, at) => (
              <tr key={row}>
                <td className="num">
                  {starts[at]}
                  {wires.errorAt(`bands.${at}.from`) && (
                    <p className="slab-fault">{wires.errorAt(`bands.${at}.from`)}</p>
                  )}
                </td>
                <td>
                  {at === last ? (
                    <span>{said.open}</span>
                  ) : (
                    <AmountInput
                      currency={wires.currency}
                      data-path={`bands.${at}.to`}
                      aria-label={say(said.toOf, { number: at + 1 })}
                      error={wires.errorAt(`bands.${at}.to`)}
                      defaultValue={typeof to === 'bigint' ? to : null}
                      onChange={(next) => change(at, { to: next })}
                    />
                  )}
                </td>
                <td>
                  <NumberInput
                    data-path={`bands.${at}.rate`}
                    aria-label={say(said.rateOf, { number: at + 1 })}
                    error={wires.errorAt(`bands.${at}.rate`)}
                    hideControls
                    allowNegative={false}
                    decimalScale={2}
                    max={wholeRate}
                    value={rate}
                    onChange={(next) => change(at, { rate: next })}
                  />
                </td>
                <td>
                  <button
                    type="button"
                    className="slab-remove"
                    aria-label={say(said.removeBand, { number: at + 1 })}
                    disabled={bands.length === 1 || at === last}
                    onClick={() => onChange(bands.filter((band) => band.row !== row))}
                  >
                    <IconX size={16} aria-hidden />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bands.length < mostBands && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange(withBand(bands))}
        >
          {said.addBand}
        </Button>
      )}
    </SlabSection>
  );
}
