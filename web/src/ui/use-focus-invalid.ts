import { type RefObject, useEffect } from 'react';

/** After a refusal the cursor stands in the first field that needs attention. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, refused: object | null) {
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, refused]);
}
