import { lazy, type ReactNode, Suspense } from 'react';
import { loadScreen } from '../newer-version.ts';

type Part<Props> = (props: Props) => ReactNode;

/** A part that one room shows on a page of another: its code is fetched when it is shown. */
export function lazily<Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, Part<Props>>>>,
  name: Name,
): Part<Props> {
  const Fetched = lazy<Part<Props>>(async () => ({ default: (await loadScreen(load()))[name] }));
  return function Lazily(props: Props) {
    return (
      <Suspense>
        <Fetched {...props} />
      </Suspense>
    );
  };
}
