import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import type { Opening } from '../table/column.ts';
import {
  type ListShape,
  type ListState,
  readListState,
  withOpen,
  writeListState,
} from './list-state.ts';

/** The whole state of a list, kept in the address: it can be linked, reloaded and gone back to. */
export function useListState(shape: ListShape) {
  const asked = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const hasPushedOpen = useRef(false);
  const state = useMemo(() => readListState(shape, asked), [shape, asked]);
  const change = (wanted: Partial<ListState>, how: { replace?: boolean } = {}) =>
    void navigate({
      to: '.',
      search: (now: Readonly<Record<string, unknown>>) =>
        writeListState(shape, { ...readListState(shape, now), ...wanted }),
      resetScroll: false,
      ...how,
    });
  const open = (id: string, day?: string) => {
    hasPushedOpen.current = true;
    change({ open: id, day });
  };
  // Written once: it takes ten times as long as the address of a row, of which there may be a hundred.
  const params = useMemo(
    () => writeListState(shape, { ...state, open: undefined }),
    [shape, state],
  );
  /** for rows that are opened in the drawer of this list */
  const opening = <R>(
    idOf: (row: R) => string,
    dayOf?: (row: R) => string,
  ): Required<Opening<R>> => ({
    onOpen: (row) => open(idOf(row), dayOf?.(row)),
    address: (row) =>
      router.buildLocation({ to: '.', search: withOpen(params, idOf(row), dayOf?.(row)) }).href,
  });
  return {
    state,
    change,
    filter: (key: string, value: string | undefined) => {
      const { [key]: _, ...others } = state.filters;
      const filters = value === undefined ? others : { ...others, [key]: value };
      change({ filters, pageNo: 1 });
    },
    clear: () => change({ search: '', active: undefined, filters: {}, pageNo: 1 }),
    open,
    opening,
    openingById: opening(({ id }: { readonly id: string }) => id),
    /** Back where we came from, so that Back does not open the drawer once more. */
    close: () => {
      // Whoever has gone on meanwhile is not taken back.
      const isStillOpen = readListState(shape, router.latestLocation.search).open === state.open;
      if (!isStillOpen) return;
      if (hasPushedOpen.current) router.history.back();
      else change({ open: undefined }, { replace: true });
      hasPushedOpen.current = false;
    },
    /** after a save or a delete the first page is shown, the filters stay */
    restart: () => {
      hasPushedOpen.current = false;
      change({ open: undefined, pageNo: 1 }, { replace: true });
    },
  };
}

export type ListHandle = ReturnType<typeof useListState>;
