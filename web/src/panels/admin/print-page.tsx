import { PrintScreen } from '../../areas/people/screens/print-screen.tsx';
import { PanelPage } from '../frame/panel-page.tsx';

/** A record for paper, with the rights of the panel and without its frame. */
export const PrintPage = () => <PanelPage name="admin" alone={<PrintScreen />} />;
