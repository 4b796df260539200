/** In the menu, in both languages at once: it is there before the words of the room. */
export const leaveMenu = {
  leave: { en: 'Leave', bn: 'ছুটি' },
  applications: { en: 'Applications', bn: 'আবেদন' },
  balances: { en: 'Balances', bn: 'হিসাব' },
  calendar: { en: 'Calendar', bn: 'ক্যালেন্ডার' },
  own: { en: 'My leave', bn: 'আমার ছুটি' },
  team: { en: 'Leave', bn: 'ছুটি' },
  setUp: { en: 'Leave and holidays', bn: 'ছুটির ধরন ও ছুটির দিন' },
};
