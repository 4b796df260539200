import { useLoaderData } from '@tanstack/react-router';
import { PrintScreen } from '../../areas/people/screens/print-screen.tsx';
import { PanelPage } from '../frame/panel-page.tsx';
import { adminPanel } from './menu.ts';

/** A record for paper, with the rights of the panel and without its frame. */
export const PrintPage = () => (
  <PanelPage
    panel={adminPanel}
    words={useLoaderData({ from: '/admin/employee/$id/print' })}
    alone={<PrintScreen />}
  />
);
