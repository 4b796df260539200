import { useEffect, useRef } from 'react';

/** Where the cursor goes after a row was added, removed or moved: never lost, never far. */
export function useRowFocus() {
  const within = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const [first, ...others] = wanted.current;
    if (!first) return;
    wanted.current = [];
    const found = [first, ...others].map((each) =>
      within.current?.querySelector<HTMLElement>(each),
    );
    found.find(Boolean)?.focus();
  });
  const want = (...selectors: readonly string[]) => {
    wanted.current = selectors;
  };
  return {
    within,
    first: (key: string) => want(`[data-row="${key}"] input`),
    add: () => want('[data-add]'),
    /** the same button again; at an end it is off, and the other one is meant */
    mover: (key: string, way: 'up' | 'down') =>
      want(
        `[data-row="${key}"] [data-move=${way}]:not(:disabled)`,
        `[data-row="${key}"] [data-move]:not(:disabled)`,
      ),
  };
}
