import { useLoaderData } from '@tanstack/react-router';
import { PanelPage } from '../frame/panel-page.tsx';
import { applicantPanel } from './menu.ts';

export const ApplicantPanel = () => (
  <PanelPage panel={applicantPanel} words={useLoaderData({ from: '/applicant' })} />
);
