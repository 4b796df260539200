/** In the menu, in both languages at once: it is there before the words of the room. */
export const organisationMenu = {
  structure: { en: 'Company structure', bn: 'প্রতিষ্ঠানের গঠন' },
  territories: { en: 'Sales areas', bn: 'বিক্রয় এলাকা' },
  assets: { en: 'Assets and banks', bn: 'সামগ্রী ও ব্যাংক' },
};
