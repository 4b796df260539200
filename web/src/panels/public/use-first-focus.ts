import { type RefObject, useEffect, useRef } from 'react';

/** A keyboard that opens by itself would hide half of a phone's page. */
const mayTakeFocus = matchMedia('(pointer: fine)').matches;

/** The cursor stands in the first field that one sees; again with every new `step`. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, step = 'first'): void {
  const focusedAt = useRef('');
  useEffect(() => {
    if (!mayTakeFocus || focusedAt.current === step) return;
    focusedAt.current = step;
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])');
    [...(inputs ?? [])].find((input) => input.checkVisibility())?.focus();
  });
}
