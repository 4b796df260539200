import { ownMenu } from '../frame/own-menu.ts';
import type { Panel } from '../frame/panel.ts';

export const employeePanel: Panel = {
  name: 'employee',
  path: '/employee',
  menu: [ownMenu('/employee')],
};
