import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Autocomplete, TextInput } from '@mantine/core';
import { LinkInput } from '../../../../api/links/link-input.tsx';
import { PersonInput } from '../../../../api/links/person-input.tsx';
import { plainOptions } from '../../../../ui/form/inputs/choice-input.tsx';
import type { MendCellProps } from '../../../../ui/sheets/mend-form.tsx';
import { places } from '../../links.ts';

const longest = 500;
const isPlace = (field: string): field is keyof typeof places => field in places;
const leaders = ['lineManagerId', 'secondTierId'];

/** A wrong cell, to be typed or chosen anew; emptied it is as if the sheet did not say it. */
export function MendCell({ fault, name, given, onGiven }: MendCellProps) {
  const { field, column, value, message, options } = fault;
  const isChanged = given !== undefined;
  const told = {
    label: column,
    'aria-label': name,
    error: isChanged ? undefined : message,
    size: 'sm',
    autoComplete: 'off',
  };
  const chosen = {
    ...told,
    placeholder: value ?? undefined,
    onChange: (link: Linked | null) => onGiven(link?.id ?? null),
  };
  if (isPlace(field)) return <LinkInput to={places[field]} {...chosen} />;
  if (leaders.includes(field)) return <PersonInput {...chosen} />;
  const typed = { ...told, defaultValue: given ?? value ?? '', maxLength: longest };
  const onText = (text: string) => onGiven(text.trim() === '' ? null : text);
  if (options.length > 0)
    return <Autocomplete data={options} {...plainOptions} {...typed} onChange={onText} />;
  return <TextInput {...typed} onChange={({ currentTarget }) => onText(currentTarget.value)} />;
}
