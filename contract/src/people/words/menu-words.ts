/** In the menu, in both languages at once: it is there before the words of the room. */
export const peopleMenu = {
  people: { en: 'People', bn: 'জনবল' },
  directory: { en: 'Directory', bn: 'কর্মী তালিকা' },
  chart: { en: 'Organisation chart', bn: 'প্রতিষ্ঠানের কাঠামো' },
  reminders: { en: 'Reminders', bn: 'যা বাকি' },
  import: { en: 'Import', bn: 'আমদানি' },
  sync: { en: 'HRIS sync', bn: 'HRIS সিঙ্ক' },
  team: { en: 'My team', bn: 'আমার দল' },
  members: { en: 'Team', bn: 'দলের সদস্য' },
};
