import { useLoaderData } from '@tanstack/react-router';
import { PanelPage } from '../frame/panel-page.tsx';
import { adminPanel } from './menu.ts';

export const AdminPanel = () => (
  <PanelPage panel={adminPanel} words={useLoaderData({ from: '/admin' })} />
);
