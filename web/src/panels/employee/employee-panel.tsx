import { useLoaderData } from '@tanstack/react-router';
import { PanelPage } from '../frame/panel-page.tsx';
import { employeePanel } from './menu.ts';

export const EmployeePanel = () => (
  <PanelPage panel={employeePanel} words={useLoaderData({ from: '/employee' })} />
);
