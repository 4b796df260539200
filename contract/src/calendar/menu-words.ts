/** In the menu, in both languages at once: it is there before the words of the room. */
export const calendarMenu = {
  time: { en: 'Time', bn: 'সময় ও হাজিরা' },
  roster: { en: 'Roster', bn: 'রোস্টার' },
  setUp: { en: 'Shifts and devices', bn: 'শিফট ও যন্ত্র' },
};
