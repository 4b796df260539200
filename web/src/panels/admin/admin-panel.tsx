import { useLoaderData } from '@tanstack/react-router';
import { NewLinksContext } from '../../api/links/new-links.ts';
import { organisationScreens } from '../../areas/organisation/records.ts';
import { newLinksOf } from '../frame/new-record.tsx';
import { PanelPage } from '../frame/panel-page.tsx';
import { adminPanel } from './menu.ts';

const newLinks = newLinksOf([...organisationScreens.values()]);

export const AdminPanel = () => (
  <NewLinksContext value={newLinks}>
    <PanelPage panel={adminPanel} words={useLoaderData({ from: '/admin' })} />
  </NewLinksContext>
);
