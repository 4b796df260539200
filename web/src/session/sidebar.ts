import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface Sidebar {
  /** a rail of icons instead of words */
  readonly collapsed: boolean;
}

/** The kind of sidebar is remembered for this browser session only. */
export const useSidebar = create<Sidebar>()(
  persist((): Sidebar => ({ collapsed: false }), {
    name: 'muster.sidebar',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export const toggleSidebar = () =>
  useSidebar.setState(({ collapsed }) => ({ collapsed: !collapsed }));
