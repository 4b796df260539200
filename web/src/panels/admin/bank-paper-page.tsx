import { BatchPaperScreen } from '../../areas/pay/bank/screens/batch-paper-screen.tsx';
import { PanelPage } from '../frame/panel-page.tsx';

/** The letter or the cash list of a batch, with the rights of the panel and without its frame. */
export const BankPaperPage = () => <PanelPage name="admin" alone={<BatchPaperScreen />} />;
