/** In the menu, in both languages at once: it is there before the words of the room. */
export const administrationMenu = {
  system: { en: 'System', bn: 'সিস্টেম' },
};
