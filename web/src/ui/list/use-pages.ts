import { type NavigateOptions, type RegisteredRouter, useRouter } from '@tanstack/react-router';
import type { Opening } from '../table/column.ts';

/** For rows that lead to a page of their own: what is said once is the link and the way there. */
export function usePages<R, To extends string>(
  pageOf: (row: R) => NavigateOptions<RegisteredRouter, string, To>,
): Opening<R> {
  const router = useRouter();
  return {
    onOpen: (row) => void router.navigate(pageOf(row)),
    address: (row) => router.buildLocation(pageOf(row) as NavigateOptions).href,
  };
}
