import type { FormEvent } from 'react';

/** What was typed into a form's named fields. */
export function typedIn<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  ...names: readonly Name[]
): Record<Name, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  const textIn = (given: FormDataEntryValue | null) => (typeof given === 'string' ? given : '');
  const typed = names.map((name) => [name, textIn(data.get(name))]);
  return Object.fromEntries(typed) as Record<Name, string>;
}
