import { SlipsScreen } from '../../areas/identity/access/slips-screen.tsx';
import { PanelPage } from '../frame/panel-page.tsx';

/** Slips for paper, with the rights of the panel and without its frame. */
export const SlipsPage = () => <PanelPage name="admin" alone={<SlipsScreen />} />;
