import './slab.css';
import { Checkbox, Switch } from '@mantine/core';
import { useWords } from '../../../../words/words.ts';
import { blankName, nextRow, type SlabDraft } from './slab-draft.ts';
import {
  AmountField,
  FigureField,
  NameFields,
  SlabRows,
  SlabSection,
  type SlabWires,
} from './slab-rows.tsx';

export interface SlabPartProps {
  readonly wires: SlabWires;
  readonly draft: SlabDraft;
  readonly onChange: (to: Partial<SlabDraft>) => void;
}

const [mostRate, mostParts] = [100, 100];
const most = { categories: 20, minimums: 20, charges: 10 } as const;
const genders = ['Male', 'Female', 'Other'] as const;

export function CategoryPart({ wires, draft: { categories, perChild }, onChange }: SlabPartProps) {
  const { words, say } = useWords();
  const { slab: said } = words.pay.tax;
  return (
    <SlabSection
      title={said.categories}
      hint={`${said.categoriesHint} ${said.firstBandHint}`}
      path="categories"
    >
      <SlabRows
        rows={categories}
        isMany
        most={most.categories}
        least={1}
        add={said.addCategory}
        removeName={(number) => say(said.removeCategory, { number })}
        onAdd={() =>
          onChange({
            categories: [
              ...categories,
              {
                ...blankName,
                row: nextRow(categories),
                firstBand: null,
                flatRate: '',
                genders: [],
              },
            ],
          })
        }
        onChange={(rows) => onChange({ categories: rows })}
      >
        {(row, at, change) => (
          <>
            <NameFields wires={wires} path={`categories.${at}`} row={row} onChange={change} />
            <AmountField
              wires={wires}
              path={`categories.${at}.firstBand`}
              label={said.firstBand}
              value={row.firstBand}
              onChange={(firstBand) => change({ firstBand })}
            />
            <FigureField
              wires={wires}
              path={`categories.${at}.flatRate`}
              label={said.flatRate}
              most={mostRate}
              decimals={2}
              value={row.flatRate}
              onChange={(flatRate) => change({ flatRate })}
            />
            <Checkbox.Group
              className="slab-genders"
              label={said.genders}
              data-path={`categories.${at}.genders`}
              error={wires.errorAt(`categories.${at}.genders`)}
              value={[...row.genders]}
              onChange={(chosen) =>
                change({ genders: genders.filter((gender) => chosen.includes(gender)) })
              }
            >
              <div>
                {genders.map((gender) => (
                  <Checkbox key={gender} value={gender} label={said.genderNames[gender]} />
                ))}
              </div>
            </Checkbox.Group>
          </>
        )}
      </SlabRows>
      <div className="slab-fields slab-alone">
        <AmountField
          wires={wires}
          path="perChild"
          label={said.perChild}
          value={perChild}
          onChange={(amount) => onChange({ perChild: amount })}
        />
      </div>
    </SlabSection>
  );
}

export function ExemptionPart({ wires, draft: { exemption }, onChange }: SlabPartProps) {
  const said = useWords().words.pay.tax.slab;
  const change = (to: Partial<SlabDraft['exemption']>) =>
    onChange({ exemption: { ...exemption, ...to } });
  return (
    <SlabSection title={said.exemption} hint={said.exemptionHint} path="exemption">
      <div className="slab-fields">
        {(['part', 'of'] as const).map((key) => (
          <FigureField
            key={key}
            wires={wires}
            path={`exemption.${key}`}
            label={said[key]}
            most={mostParts}
            value={exemption[key]}
            onChange={(value) => change({ [key]: value })}
          />
        ))}
        {(['cap', 'fixed'] as const).map((key) => (
          <AmountField
            key={key}
            wires={wires}
            path={`exemption.${key}`}
            label={said[key]}
            value={exemption[key]}
            onChange={(value) => change({ [key]: value })}
          />
        ))}
      </div>
    </SlabSection>
  );
}

export function MinimumPart({ wires, draft: { minimums }, onChange }: SlabPartProps) {
  const { words, say } = useWords();
  const { slab: said } = words.pay.tax;
  return (
    <SlabSection title={said.minimums} hint={said.minimumsHint} path="minimums">
      <SlabRows
        rows={minimums}
        most={most.minimums}
        add={said.addMinimum}
        removeName={(number) => say(said.removeMinimum, { number })}
        onAdd={() =>
          onChange({
            minimums: [...minimums, { ...blankName, row: nextRow(minimums), amount: null }],
          })
        }
        onChange={(rows) => onChange({ minimums: rows })}
      >
        {(row, at, change) => (
          <>
            <NameFields wires={wires} path={`minimums.${at}`} row={row} onChange={change} />
            <AmountField
              wires={wires}
              path={`minimums.${at}.amount`}
              label={said.amount}
              required
              value={row.amount}
              onChange={(amount) => change({ amount })}
            />
          </>
        )}
      </SlabRows>
    </SlabSection>
  );
}

export function ReliefPart({ wires, draft: { relief }, onChange }: SlabPartProps) {
  const said = useWords().words.pay.tax.slab;
  const change = (to: Partial<SlabDraft['relief']>) => onChange({ relief: { ...relief, ...to } });
  return (
    <SlabSection title={said.relief} path="relief">
      <Switch
        label={said.hasRelief}
        checked={relief.isThere}
        onChange={({ currentTarget }) => change({ isThere: currentTarget.checked })}
      />
      {relief.isThere && (
        <>
          <div className="slab-fields">
            <AmountField
              wires={wires}
              path="relief.upTo"
              label={said.upTo}
              required
              value={relief.upTo}
              onChange={(upTo) => change({ upTo })}
            />
            <AmountField
              wires={wires}
              path="relief.most"
              label={said.most}
              hint={said.mostHint}
              value={relief.most}
              onChange={(amount) => change({ most: amount })}
            />
          </div>
          <Switch
            label={said.marginal}
            checked={relief.isMarginal}
            onChange={({ currentTarget }) => change({ isMarginal: currentTarget.checked })}
          />
        </>
      )}
    </SlabSection>
  );
}

export function ChargePart({ wires, draft: { charges }, onChange }: SlabPartProps) {
  const { words, say } = useWords();
  const { slab: said } = words.pay.tax;
  return (
    <SlabSection title={said.charges} hint={said.chargesHint} path="charges">
      <SlabRows
        rows={charges}
        isMany
        most={most.charges}
        add={said.addCharge}
        removeName={(number) => say(said.removeCharge, { number })}
        onAdd={() =>
          onChange({
            charges: [...charges, { ...blankName, row: nextRow(charges), rate: '', above: null }],
          })
        }
        onChange={(rows) => onChange({ charges: rows })}
      >
        {(row, at, change) => (
          <>
            <NameFields wires={wires} path={`charges.${at}`} row={row} onChange={change} />
            <FigureField
              wires={wires}
              path={`charges.${at}.rate`}
              label={said.rate}
              required
              most={mostRate}
              decimals={2}
              value={row.rate}
              onChange={(rate) => change({ rate })}
            />
            <AmountField
              wires={wires}
              path={`charges.${at}.above`}
              label={said.above}
              value={row.above}
              onChange={(above) => change({ above })}
            />
          </>
        )}
      </SlabRows>
    </SlabSection>
  );
}
