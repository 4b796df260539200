import { useState } from 'react';

/** Keeps the last value while what shows it is still sliding away. */
export function useLingering<T>(value: T | undefined) {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return { shown: value ?? last, forget: () => setLast(undefined) };
}
