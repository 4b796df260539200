import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SetUpList {
  readonly isClosed: boolean;
}

/** Whoever closed the list of what is missing does not see it again in this browser. */
export const useSetUpList = create<SetUpList>()(
  persist((): SetUpList => ({ isClosed: false }), { name: 'muster.set-up-list' }),
);
