import type { ReactNode } from 'react';
import type { OwnTabProps } from '../../../wiring/web-room.ts';
import { OwnDocuments } from '../documents/document-tab.tsx';
import { OwnBank } from '../bank/own-bank.tsx';
import { OwnPart } from './own-part.tsx';
import { OwnRecord } from './own-record.tsx';

/** Of those who have a record: the tabs are for nobody else. */
const ofPerson =
  (show: (id: string, panel: OwnTabProps['panel']) => ReactNode) =>
  ({ user, panel }: OwnTabProps) =>
    user.employeeId === null ? null : show(user.employeeId, panel);

const part = (tab: string) => ofPerson((id) => <OwnPart id={id} tab={tab} />);

export const OwnHistory = part('history');
export const OwnEducation = part('education');
export const OwnExperience = part('experience');
export const OwnFamily = part('family');
export const OwnItems = part('items');
export const OwnDocumentList = ofPerson((id) => <OwnDocuments id={id} />);
export const OwnBankAccount = ofPerson((id, panel) => <OwnBank id={id} inbox={`${panel}/inbox`} />);
export const OwnRecordOnProfile = ofPerson((id, panel) => (
  <OwnRecord id={id} inbox={`${panel}/inbox`} />
));
