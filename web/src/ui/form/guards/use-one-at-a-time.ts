import { useRef, useState } from 'react';

/** A second click while the first is on its way does nothing, even before the button shows it. */
export function useOneAtATime<A extends readonly unknown[]>(run: (...given: A) => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const start = async (...given: A): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await run(...given);
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, start };
}
