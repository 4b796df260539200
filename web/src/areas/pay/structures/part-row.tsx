import './structure.css';
import { counts } from '@muster/contract/pay/structure/structure-part.ts';
import { NumberInput, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { GroupAmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { ChoiceInput, type ChoiceOption } from '../../../ui/form/inputs/choice-input.tsx';
import { useCurrencies } from '../../../session/company-currency.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks } from '../pay-queries.ts';
import { calculationsFor, fieldsOf, type PartDraft } from './part-draft.ts';

interface PartFieldsProps {
  readonly draft: PartDraft;
  /** the parts that a percentage can be taken of */
  readonly bases: readonly ChoiceOption[];
  readonly onChange: (change: Partial<PartDraft>) => void;
}

const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};
const usualUnits = [1, 100, 500, 1000];

function FigureFields({ draft, bases, onChange }: PartFieldsProps) {
  const { structure: said } = useWords().words.pay;
  const { fields, hints } = said;
  const needed = fieldsOf(draft);
  const isCount = draft.calc === 'countRate';
  const isShare = draft.calc === 'shareAfterFixed';
  return (
    <>
      {needed.has('count') && (
        <ChoiceInput
          label={fields.count}
          required
          options={counts.map((value) => ({ value, label: said.counts[value] }))}
          value={draft.count}
          onChange={(chosen) => onChange({ count: counts.find((one) => one === chosen) ?? null })}
        />
      )}
      {needed.has('amount') && (
        <GroupAmountInput
          label={isCount ? fields.each : fields.amount}
          description={isCount ? hints.each : undefined}
          required={!isCount}
          {...below}
          defaultValue={typeof draft.amount === 'bigint' ? draft.amount : null}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      {needed.has('percent') && (
        <NumberInput
          label={fields.percent}
          description={isCount ? hints.percent : undefined}
          required={!isCount}
          {...below}
          min={0.01}
          max={10_000}
          allowNegative={false}
          decimalScale={2}
          suffix=" %"
          value={draft.percent}
          onChange={(percent) => onChange({ percent })}
        />
      )}
      {needed.has('ofId') && (
        <ChoiceInput
          label={fields.ofId}
          required={!isCount}
          placeholder={isCount ? said.gross : undefined}
          options={bases}
          value={draft.ofId}
          onChange={(ofId) => onChange({ ofId })}
        />
      )}
      {needed.has('divisor') && (
        <NumberInput
          label={isShare ? fields.share : fields.divisor}
          description={isCount ? hints.divisor : undefined}
          required={isShare}
          {...below}
          min={isShare ? 0.0001 : 1}
          max={isShare ? 100 : 1000}
          allowNegative={false}
          decimalScale={isShare ? 4 : 0}
          value={draft.divisor}
          onChange={(divisor) => onChange({ divisor })}
        />
      )}
    </>
  );
}

function ConditionFields({ draft, onChange }: Omit<PartFieldsProps, 'bases'>) {
  const { words, language } = useWords();
  const { group } = useCurrencies();
  const { fields } = words.pay.structure;
  const needed = fieldsOf(draft);
  const units = [...new Set([...usualUnits, draft.unit])].toSorted((a, b) => a - b);
  return (
    <>
      {needed.has('mostAbsence') && (
        <NumberInput
          label={fields.mostAbsence}
          min={0}
          max={62}
          allowNegative={false}
          decimalScale={3}
          value={draft.mostAbsence}
          onChange={(mostAbsence) => onChange({ mostAbsence })}
        />
      )}
      {needed.has('mostLates') && (
        <NumberInput
          label={fields.mostLates}
          min={0}
          max={62}
          allowNegative={false}
          allowDecimal={false}
          value={draft.mostLates}
          onChange={(mostLates) => onChange({ mostLates })}
        />
      )}
      {needed.has('unit') && (
        <ChoiceInput
          label={fields.unit}
          required
          options={units.map((unit) => ({
            value: String(unit),
            label: showAmount(BigInt(unit), language, group),
          }))}
          value={String(draft.unit)}
          onChange={(unit) => onChange({ unit: Number(unit) })}
        />
      )}
      {needed.has('isProrated') && (
        <Switch
          label={fields.isProrated}
          checked={draft.isProrated}
          onChange={({ currentTarget }) => onChange({ isProrated: currentTarget.checked })}
        />
      )}
      {needed.has('isOfMembers') && (
        <Switch
          label={fields.isOfMembers}
          checked={draft.isOfMembers}
          onChange={({ currentTarget }) => onChange({ isOfMembers: currentTarget.checked })}
        />
      )}
    </>
  );
}

function BasicFields({ draft, onChange }: Omit<PartFieldsProps, 'bases'>) {
  const { structure: said } = useWords().words.pay;
  const { fields } = said;
  const offered = calculationsFor(draft.isInGross);
  const setInGross = (isInGross: boolean) => {
    const isOffered = calculationsFor(isInGross).includes(draft.calc);
    onChange({ isInGross, ...(!isOffered && { calc: 'fixed' as const }) });
  };
  return (
    <>
      <LinkInput
        to={payLinks.component}
        label={fields.componentId}
        required
        defaultValue={draft.component}
        onChange={(component) => onChange({ component })}
      />
      <ChoiceInput
        label={fields.calc}
        required
        options={offered.map((value) => ({ value, label: said.calculations[value] }))}
        value={draft.calc}
        onChange={(chosen) => {
          const calc = offered.find((one) => one === chosen);
          // a divisor of one calculation means nothing to another
          if (calc && calc !== draft.calc) onChange({ calc, divisor: '' });
        }}
      />
      <Switch
        label={fields.isInGross}
        checked={draft.isInGross}
        onChange={({ currentTarget }) => setInGross(currentTarget.checked)}
      />
    </>
  );
}

interface PartRowProps extends PartFieldsProps {
  readonly number: number;
  readonly isLast: boolean;
  readonly faults: readonly string[];
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One part: which component, how it is calculated, and only what that calculation needs. */
export function PartRow({ number, isLast, faults, onMove, onRemove, ...part }: PartRowProps) {
  const { words, say } = useWords();
  const { structure: said } = words.pay;
  return (
    <li className="part-row" aria-label={say(said.part, { number })}>
      <div className="part-row-head">
        <b>{say(said.part, { number })}</b>
        <button
          type="button"
          aria-label={say(said.up, { number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={say(said.down, { number })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </button>
        <button type="button" aria-label={say(said.removePart, { number })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </button>
      </div>
      <div className="part-row-fields">
        <BasicFields {...part} />
        <FigureFields {...part} />
        <ConditionFields {...part} />
      </div>
      {faults.map((fault) => (
        <p key={fault} className="pay-fault">
          {fault}
        </p>
      ))}
    </li>
  );
}
