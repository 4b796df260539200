import '../structures/structure.css';
import { columnFields } from '@muster/contract/pay/bank/template-column.ts';
import { NumberInput, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { useWords } from '../../../words/words.ts';
import type { ColumnDraft } from './column-draft.ts';

interface ColumnFieldsProps {
  readonly draft: ColumnDraft;
  /** widths, sides and fills are of a file with fixed widths */
  readonly isFixed: boolean;
  readonly onChange: (change: Partial<ColumnDraft>) => void;
}

function FixedFields({ draft, onChange }: Omit<ColumnFieldsProps, 'isFixed'>) {
  const said = useWords().words.pay.bank.template;
  return (
    <>
      <NumberInput
        label={said.width}
        required
        min={1}
        max={200}
        allowDecimal={false}
        allowNegative={false}
        value={draft.width ?? ''}
        onChange={(width) => onChange({ width: width === '' ? null : Number(width) })}
      />
      <ChoiceInput
        label={said.align}
        required
        options={(['Left', 'Right'] as const).map((value) => ({
          value,
          label: said.aligns[value],
        }))}
        value={draft.align}
        onChange={(align) => onChange({ align: align === 'Right' ? 'Right' : 'Left' })}
      />
      <TextInput
        label={said.fill}
        description={said.fillHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={1}
        value={draft.fill}
        onChange={({ currentTarget }) => onChange({ fill: currentTarget.value })}
      />
    </>
  );
}

function ColumnInputs({ draft, isFixed, onChange }: ColumnFieldsProps) {
  const said = useWords().words.pay.bank.template;
  return (
    <div className="part-row-fields">
      <ChoiceInput
        label={said.field}
        required
        options={columnFields.map((value) => ({ value, label: said.fields[value] }))}
        value={draft.field}
        onChange={(chosen) => {
          const field = columnFields.find((one) => one === chosen);
          if (field) onChange({ field });
        }}
      />
      <TextInput
        label={said.heading}
        maxLength={60}
        value={draft.heading}
        onChange={({ currentTarget }) => onChange({ heading: currentTarget.value })}
      />
      {draft.field === 'text' && (
        <TextInput
          label={said.text}
          required
          maxLength={60}
          value={draft.text ?? ''}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
      {isFixed && <FixedFields draft={draft} onChange={onChange} />}
    </div>
  );
}

interface ColumnRowProps extends ColumnFieldsProps {
  readonly number: number;
  readonly isLast: boolean;
  readonly faults: readonly string[];
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One column of a bank file, and what is wrong with it. */
export function ColumnRow({ number, isLast, faults, onMove, onRemove, ...column }: ColumnRowProps) {
  const { words, say } = useWords();
  const said = words.pay.bank.template;
  return (
    <li className="part-row" aria-label={say(said.column, { number })}>
      <div className="part-row-head">
        <b>{say(said.column, { number })}</b>
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
        <button type="button" aria-label={say(said.remove, { number })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </button>
      </div>
      <ColumnInputs {...column} />
      {faults.map((fault) => (
        <p key={fault} className="pay-fault">
          {fault}
        </p>
      ))}
    </li>
  );
}
