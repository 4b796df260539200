import { useEffect, useRef } from 'react';

/** After a refusal the cursor stands in the first field that needs attention. */
export function useFocusInvalid(refused: object | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  return form;
}
