import './slab.css';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AmountInput } from '../../../../ui/form/inputs/amount-input.tsx';
import { useWords } from '../../../../words/words.ts';
import type { HeldAmount, HeldFigure } from './slab-draft.ts';

/** What the parts of the form share. */
export interface SlabWires {
  readonly currency: string;
  /** what is wrong at a place of the card */
  readonly errorAt: (path: string) => string | undefined;
}

interface FieldProps<V> {
  readonly wires: SlabWires;
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

export const AmountField = ({
  wires,
  path,
  label,
  hint,
  required,
  value,
  onChange,
}: FieldProps<HeldAmount>) => (
  <AmountInput
    {...below}
    currency={wires.currency}
    data-path={path}
    label={label}
    description={hint}
    required={required}
    error={wires.errorAt(path)}
    defaultValue={typeof value === 'bigint' ? value : null}
    onChange={onChange}
  />
);

interface FigureFieldProps extends FieldProps<HeldFigure> {
  readonly most: number;
  readonly decimals?: number;
}

/** A rate of at most a hundred per cent with two decimals, or a whole figure. */
export const FigureField = ({
  wires,
  path,
  label,
  hint,
  required,
  value,
  onChange,
  most,
  decimals = 0,
}: FigureFieldProps) => (
  <NumberInput
    {...below}
    data-path={path}
    label={label}
    description={hint}
    required={required}
    error={wires.errorAt(path)}
    hideControls
    allowNegative={false}
    decimalScale={decimals}
    max={most}
    thousandSeparator={false}
    value={value}
    onChange={onChange}
  />
);

const SlabText = ({
  className,
  wires,
  path,
  label,
  hint,
  required,
  value,
  onChange,
  most,
}: FieldProps<string> & { readonly most: number; readonly className?: string }) => (
  <TextInput
    {...below}
    className={className}
    data-path={path}
    label={label}
    description={hint}
    required={required}
    error={wires.errorAt(path)}
    maxLength={most}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** where a summary of what is wrong leads to */
  readonly path: string;
  readonly children: ReactNode;
}

export const SlabSection = ({ title, hint, path, children }: SectionProps) => (
  <fieldset className="slab-section" data-path={path} tabIndex={-1}>
    <legend>{title}</legend>
    {hint && <p className="slab-hint">{hint}</p>}
    {children}
  </fieldset>
);

interface RowsProps<R extends { readonly row: number }> {
  readonly rows: readonly R[];
  /** each has more fields than a line holds */
  readonly isMany?: boolean;
  readonly most: number;
  /** fewer there cannot be */
  readonly least?: number;
  readonly add: string;
  readonly onAdd: () => void;
  readonly removeName: (number: number) => string;
  readonly onChange: (rows: readonly R[]) => void;
  readonly children: (row: R, at: number, change: (to: Partial<R>) => void) => ReactNode;
}

/** Rows of a kind, each with its fields, to add to and to take from. */
export function SlabRows<R extends { readonly row: number }>(props: RowsProps<R>) {
  const { rows, isMany, most, least = 0, add, onAdd, removeName, onChange, children } = props;
  return (
    <>
      {rows.length > 0 && (
        <ol className="slab-rows" data-many={isMany || undefined}>
          {rows.map((one, at) => (
            <li key={one.row}>
              <div className="slab-fields">
                {children(one, at, (to) => onChange(rows.with(at, { ...one, ...to })))}
              </div>
              <button
                type="button"
                className="slab-remove"
                aria-label={removeName(at + 1)}
                disabled={rows.length <= least}
                onClick={() => onChange(rows.filter(({ row }) => row !== one.row))}
              >
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ol>
      )}
      {rows.length < most && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={onAdd}
        >
          {add}
        </Button>
      )}
    </>
  );
}

interface NameFieldsProps {
  readonly wires: SlabWires;
  readonly path: string;
  readonly row: { readonly name: string; readonly localName: string };
  readonly onChange: (to: { name?: string; localName?: string }) => void;
}

const longestName = 80;

/** What a row is called in both languages. */
export function NameFields({ wires, path, row, onChange }: NameFieldsProps) {
  const said = useWords().words.pay.tax.slab;
  return (
    <>
      <SlabText
        className="slab-name"
        wires={wires}
        path={`${path}.name`}
        label={said.name}
        required
        most={longestName}
        value={row.name}
        onChange={(name) => onChange({ name })}
      />
      <SlabText
        className="slab-name"
        wires={wires}
        path={`${path}.localName`}
        label={said.localName}
        most={longestName}
        value={row.localName}
        onChange={(localName) => onChange({ localName })}
      />
    </>
  );
}
