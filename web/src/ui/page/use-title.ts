import { useEffect } from 'react';

/** The name of the tab, most telling part first. */
export function useTitle(...parts: readonly string[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
