/** In the menu, in both languages at once: it is there before the words of the room. */
export const dashboardMenu = {
  home: { en: 'Home', bn: 'শুরু' },
};
