import { ownMenu } from '../frame/own-menu.ts';
import type { Panel } from '../frame/panel.ts';

export const applicantPanel: Panel = {
  name: 'applicant',
  path: '/applicant',
  menu: [ownMenu('/applicant')],
};
