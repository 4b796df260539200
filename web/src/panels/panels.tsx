import { NewLinksContext } from '../api/links/new-links.ts';
import { organisationScreens } from '../areas/organisation/records.ts';
import { newLinksOf } from './frame/bar/new-record.tsx';
import { PanelPage } from './frame/panel-page.tsx';

const newLinks = newLinksOf([...organisationScreens.values()]);

export const AdminPanel = () => (
  <NewLinksContext value={newLinks}>
    <PanelPage name="admin" />
  </NewLinksContext>
);

export const EmployeePanel = () => <PanelPage name="employee" />;

export const ApplicantPanel = () => <PanelPage name="applicant" />;
