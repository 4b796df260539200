/** In the menu, in both languages at once: it is there before the words of the room. */
export const attendanceMenu = {
  today: { en: 'Today', bn: 'আজ' },
  month: { en: 'Monthly sheet', bn: 'মাসের ছক' },
  summary: { en: 'Summary', bn: 'সারসংক্ষেপ' },
  corrections: { en: 'Corrections', bn: 'সংশোধন' },
  log: { en: 'Punch log', bn: 'পাঞ্চের তালিকা' },
  close: { en: 'Month close', bn: 'মাস বন্ধ' },
  own: { en: 'Attendance', bn: 'হাজিরা' },
  team: { en: 'Attendance', bn: 'হাজিরা' },
  requests: { en: 'Corrections', bn: 'সংশোধন' },
};
