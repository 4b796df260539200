import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { type ReactNode, useState } from 'react';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { newRecord } from '../../../ui/list/list-state.ts';
import { ApplicationDrawer } from './application-drawer.tsx';
import { ApplicationMenu } from './application-menu.tsx';
import { ApplyDrawer } from '../apply/apply-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { removalOf, useIsOwn } from './use-application-actions.ts';

type Chosen = LeaveApplication | undefined;

/** Reading, applying, changing and taking back, the same in every list of applications. */
export function useLeaveActions(list: ListHandle, isForSomeone: boolean) {
  const [changing, setChanging] = useState<Chosen>();
  const [removing, setRemoving] = useState<Chosen>();
  const isOwn = useIsOwn();
  const { open } = list.state;
  const isNew = open === newRecord;
  const applying = useLingering(isNew ? 'new' : changing?.id);
  const renderMenu = (application: LeaveApplication): ReactNode =>
    application.can.change || removalOf(application) ? (
      <ApplicationMenu application={application} onChange={setChanging} onRemove={setRemoving} />
    ) : null;
  const drawers = (
    <>
      <ApplicationDrawer
        id={isNew || changing ? undefined : open}
        onChange={setChanging}
        onRemove={setRemoving}
        onDone={list.close}
      />
      {applying.shown && (
        <ApplyDrawer
          key={applying.shown}
          wanted={isNew || changing !== undefined}
          isForSomeone={changing ? !isOwn(changing) : isForSomeone}
          application={changing}
          onDone={() => {
            setChanging(undefined);
            if (open) list.close();
          }}
          onClosed={applying.forget}
        />
      )}
      <RemoveDialog
        application={removing}
        onCancel={() => setRemoving(undefined)}
        onDone={() => {
          setRemoving(undefined);
          if (open) list.close();
        }}
      />
    </>
  );
  return { renderMenu, drawers };
}
