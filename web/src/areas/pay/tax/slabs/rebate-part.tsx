import './slab.css';
import { Switch } from '@mantine/core';
import { useWords } from '../../../../words/words.ts';
import { blankName, nextRow, type SlabDraft } from './slab-draft.ts';
import type { SlabPartProps } from './slab-parts.tsx';
import { AmountField, FigureField, NameFields, SlabRows, SlabSection } from './slab-rows.tsx';

const [mostRate, mostKinds] = [100, 40];

function InvestmentRows({ wires, draft: { rebate }, onChange }: SlabPartProps) {
  const { words, say } = useWords();
  const { slab: said } = words.pay.tax;
  const { kinds } = rebate;
  const change = (rows: SlabDraft['rebate']['kinds']) =>
    onChange({ rebate: { ...rebate, kinds: rows } });
  return (
    <>
      <h3>{said.kinds}</h3>
      <SlabRows
        rows={kinds}
        most={mostKinds}
        add={said.addKind}
        removeName={(number) => say(said.removeKind, { number })}
        onAdd={() => change([...kinds, { ...blankName, row: nextRow(kinds), cap: null }])}
        onChange={change}
      >
        {(row, at, to) => (
          <>
            <NameFields wires={wires} path={`rebate.kinds.${at}`} row={row} onChange={to} />
            <AmountField
              wires={wires}
              path={`rebate.kinds.${at}.cap`}
              label={said.kindCap}
              value={row.cap}
              onChange={(cap) => to({ cap })}
            />
          </>
        )}
      </SlabRows>
    </>
  );
}

export function RebatePart(props: SlabPartProps) {
  const { wires, draft, onChange } = props;
  const said = useWords().words.pay.tax.slab;
  const { rebate } = draft;
  const change = (to: Partial<SlabDraft['rebate']>) => onChange({ rebate: { ...rebate, ...to } });
  return (
    <SlabSection title={said.rebate} hint={said.rebateHint} path="rebate">
      <Switch
        label={said.hasRebate}
        checked={rebate.isThere}
        onChange={({ currentTarget }) => change({ isThere: currentTarget.checked })}
      />
      {rebate.isThere && (
        <>
          <div className="slab-fields">
            {(['ofIncome', 'ofInvestment'] as const).map((key) => (
              <FigureField
                key={key}
                wires={wires}
                path={`rebate.${key}`}
                label={said[key]}
                most={mostRate}
                decimals={2}
                value={rebate[key]}
                onChange={(value) => change({ [key]: value })}
              />
            ))}
            <AmountField
              wires={wires}
              path="rebate.cap"
              label={said.cap}
              value={rebate.cap}
              onChange={(cap) => change({ cap })}
            />
          </div>
          <InvestmentRows {...props} />
        </>
      )}
    </SlabSection>
  );
}
