/** In the menu, in both languages at once: it is there before the words of the room. */
export const examsMenu = {
  exams: { en: 'Exams', bn: 'পরীক্ষা' },
  services: { en: 'Services', bn: 'সেবা' },
  levels: { en: 'Levels', bn: 'স্তর' },
  sections: { en: 'Sections', bn: 'অংশ' },
};
