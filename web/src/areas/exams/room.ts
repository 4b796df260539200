import { examsMenu as menu } from '@muster/contract/exams/menu-words.ts';
import { IconSchool } from '@tabler/icons-react';
import type { WebRoom } from '../../wiring/web-room.ts';
import { examScreens } from './records.ts';
import { examsWords } from './words.ts';

const labels: Readonly<Record<string, (typeof menu)[keyof typeof menu]>> = {
  service: menu.services,
  level: menu.levels,
  section: menu.sections,
};

export const examsRoom: WebRoom = {
  name: 'exams',
  words: examsWords,
  places: [{ name: 'exams', panel: 'admin', icon: IconSchool, label: menu.exams, order: 220 }],
  pages: [...examScreens].map(([name, { entity }], order) => ({
    place: 'exams',
    path: `/admin/${name}s`,
    label: labels[name] ?? menu.exams,
    order,
    rule: entity.read,
  })),
  audit: ({ exams }) => ({ records: exams }),
};
