import './type.css';
import { sandwiches } from '@muster/contract/leave/day-count.ts';
import { accruals, pays } from '@muster/contract/leave/leave-type.ts';
import { genders } from '@muster/contract/people/employee.ts';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecordFormHandle } from '../../../api/hand-records/use-record-form.ts';
import type { FormValues } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { ColourInput } from '../../../ui/form/inputs/colour-input.tsx';
import { useWords } from '../../../words/words.ts';
import { ChainInput } from './chain-input.tsx';
import { LevelsInput } from './levels-input.tsx';

const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

interface FieldProps {
  readonly handle: RecordFormHandle & { readonly held: FormValues };
}

const useSaid = () => {
  const { type, records } = useWords().words.leave;
  return { said: type, fields: records.leaveType.fields };
};
type Said = ReturnType<typeof useSaid>;
type Name = keyof Said['fields'];

const hintOf = ({ said }: Said, name: Name): string | undefined =>
  (said.hints as Readonly<Record<string, string>>)[name];

interface FigureProps extends FieldProps {
  readonly name: Name;
  readonly unit: keyof Said['said']['units'];
  readonly isWhole?: boolean;
}

function Figure({ handle: { form, wires }, name, unit, isWhole = false }: FigureProps) {
  const words = useSaid();
  return (
    <div data-half>
      <NumberInput
        key={form.key(name)}
        label={words.fields[name]}
        description={hintOf(words, name)}
        min={0}
        allowNegative={false}
        allowDecimal={!isWhole}
        decimalScale={3}
        suffix={` ${words.said.units[unit]}`}
        {...below}
        {...wires(name)}
      />
    </div>
  );
}

function Yes({ handle: { form }, name }: FieldProps & { readonly name: Name }) {
  const words = useSaid();
  return (
    <Switch
      key={form.key(name)}
      label={words.fields[name]}
      description={hintOf(words, name)}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  );
}

interface OneOfProps extends FieldProps {
  readonly name: Name;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isFree?: boolean;
}

function OneOf({ handle: { form, wires }, name, options, isFree = false }: OneOfProps) {
  const words = useSaid();
  return (
    <ChoiceInput
      key={form.key(name)}
      label={words.fields[name]}
      description={hintOf(words, name)}
      required={!isFree}
      options={options}
      {...below}
      {...wires(name)}
    />
  );
}

function Basics({ handle }: FieldProps) {
  const { said, fields } = useSaid();
  const { form, wires, held } = handle;
  return (
    <div className="form-grid">
      <TextInput
        key={form.key('fullName')}
        label={fields.fullName}
        required
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...wires('fullName')}
      />
      <div data-half>
        <TextInput
          key={form.key('shortName')}
          label={fields.shortName}
          description={said.hints.shortName}
          required
          maxLength={10}
          autoComplete="off"
          {...below}
          {...wires('shortName')}
        />
      </div>
      <div data-half>
        <OneOf
          handle={handle}
          name="pay"
          options={pays.map((value) => ({ value, label: said.pays[value] }))}
        />
      </div>
      {held.pay === 'Part paid' && (
        <Figure handle={handle} name="paidShare" unit="percent" isWhole />
      )}
      <ColourInput key={form.key('colour')} label={fields.colour} {...wires('colour')} />
    </div>
  );
}

function Entitlement({ handle }: FieldProps) {
  const { said, fields } = useSaid();
  const { form, wires } = handle;
  return (
    <div className="form-grid">
      <Figure handle={handle} name="yearly" unit="days" />
      <div data-half>
        <OneOf
          handle={handle}
          name="accrual"
          options={accruals.map((value) => ({ value, label: said.accruals[value] }))}
        />
      </div>
      <Yes handle={handle} name="proRata" />
      <Figure handle={handle} name="carryMost" unit="days" />
      <Figure handle={handle} name="carryMonths" unit="months" isWhole />
      <Figure handle={handle} name="balanceMost" unit="days" />
      <Figure handle={handle} name="negativeMost" unit="days" />
      <Figure handle={handle} name="encashMost" unit="days" />
      <LevelsInput key={form.key('levels')} label={fields.levels} {...wires('levels')} />
    </div>
  );
}

function Limits({ handle }: FieldProps) {
  const { words } = useWords();
  const { gender } = words.people.values;
  return (
    <div className="form-grid">
      <Figure handle={handle} name="noticeDays" unit="days" isWhole />
      <Figure handle={handle} name="backdatedDays" unit="days" isWhole />
      <Figure handle={handle} name="mostInARow" unit="days" isWhole />
      <Figure handle={handle} name="serviceMonths" unit="months" isWhole />
      <OneOf
        handle={handle}
        name="gender"
        isFree
        options={genders.map((value) => ({ value, label: gender[value] }))}
      />
      <Yes handle={handle} name="onProbation" />
    </div>
  );
}

function Counting({ handle }: FieldProps) {
  const { said } = useSaid();
  return (
    <div className="form-grid">
      <Yes handle={handle} name="halfDays" />
      <Yes handle={handle} name="hours" />
      <OneOf
        handle={handle}
        name="sandwich"
        options={sandwiches.map((value) => ({ value, label: said.sandwiches[value] }))}
      />
      <Figure handle={handle} name="attachmentAfter" unit="days" isWhole />
    </div>
  );
}

/** Which fields a group holds: it opens where one of them needs attention. */
const groups = {
  entitlement: [
    'yearly',
    'accrual',
    'carryMost',
    'carryMonths',
    'balanceMost',
    'negativeMost',
    'encashMost',
    'levels',
  ],
  limits: ['noticeDays', 'backdatedDays', 'mostInARow', 'serviceMonths', 'gender'],
  counting: ['sandwich', 'attachmentAfter'],
  agree: ['chain'],
} as const;

interface GroupProps extends FieldProps {
  readonly name: keyof typeof groups;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Group({ handle, name, isOpen = false, children }: GroupProps) {
  const { said } = useSaid();
  const isFaulty = Object.keys(handle.form.errors).some((key) =>
    groups[name].some((field) => key.startsWith(field)),
  );
  return (
    <details className="type-group" open={isOpen || isFaulty || undefined}>
      <summary>
        {said.groups[name]}
        <small>{said.groupHints[name]}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** All settings of a kind of leave, the usual ones filled in, what few change folded away. */
export function TypeFields({ handle }: FieldProps) {
  const { said } = useSaid();
  const { form, wires } = handle;
  return (
    <>
      <Basics handle={handle} />
      <Group handle={handle} name="entitlement" isOpen>
        <Entitlement handle={handle} />
      </Group>
      <Group handle={handle} name="limits">
        <Limits handle={handle} />
      </Group>
      <Group handle={handle} name="counting">
        <Counting handle={handle} />
      </Group>
      <Group handle={handle} name="agree">
        <p className="type-note">{said.hints.chain}</p>
        <ChainInput key={form.key('chain')} {...wires('chain')} />
      </Group>
    </>
  );
}
