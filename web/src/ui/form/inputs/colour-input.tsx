import './colour-input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../../words/words.ts';
import { colourIn } from '../../text/colour-text.ts';
import { type TypedWires, useTypedInput } from './typed-input.ts';

/** Each can be told from the others on both themes, also by most who see colours differently. */
const colours = {
  pine: '#1f7f64',
  amber: '#d9921f',
  sky: '#2f6ea6',
  plum: '#9a5d92',
  brick: '#c2410c',
  teal: '#0e9aa7',
  navy: '#3b4a8c',
  stone: '#968f85',
} as const;
const example = colours.pine;
const names = Object.keys(colours) as (keyof typeof colours)[];

type ColourInputProps = Omit<TextInputProps, keyof TypedWires<string>> & TypedWires<string>;

/** A colour by its code, from a few that go well together, or by the picker of the device. */
export function ColourInput({ defaultValue, onChange, onBlur, ...control }: ColourInputProps) {
  const { words, say } = useWords();
  const group = useId();
  const wires = { defaultValue, onChange, onBlur };
  const show = (code: string) => code;
  const { text, type, leave, value } = useTypedInput({ ...wires, read: colourIn, show });
  const any = (
    <input
      type="color"
      className="colour-any"
      aria-label={words.form.anyColour}
      title={words.form.anyColour}
      data-empty={value === undefined || undefined}
      disabled={control.readOnly}
      value={value ?? '#ffffff'}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
  const few = (
    <div className="colour-row" role="radiogroup" aria-label={control.label as string}>
      {names.map((name) => (
        <input
          key={name}
          type="radio"
          name={group}
          aria-label={words.form.colours[name]}
          title={words.form.colours[name]}
          style={{ backgroundColor: colours[name] }}
          checked={value === colours[name]}
          onChange={() => type(colours[name])}
        />
      ))}
    </div>
  );
  const withFew = (box: ReactNode) => (
    <>
      {box}
      {!control.readOnly && few}
    </>
  );
  return (
    <TextInput
      {...control}
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      placeholder={control.readOnly ? words.list.none : say(words.form.suchAs, { example })}
      leftSection={any}
      leftSectionPointerEvents="all"
      inputContainer={withFew}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
