import './apply.css';
import { Textarea } from '@mantine/core';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { EmptyState } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { ApplyDays } from './apply-days.tsx';
import { ApplyPreview } from './apply-preview.tsx';
import { KindPicker } from './kind-picker.tsx';
import { PaperInput } from '../applications/paper-input.tsx';
import {
  type ApplyHandle,
  type Applying,
  isSentNow,
  type Paper,
  useApplyForm,
} from './use-apply-form.ts';

/** Kinds, days and what they come to; once it is known for whom. */
function Asked({ handle }: { readonly handle: ApplyHandle }) {
  const { own, apply } = useWords().words.leave;
  const { form, wires, held, kinds, kind, isPending } = handle;
  if (isPending) return <FormSkeleton fields={3} />;
  if (kinds.length === 0) return <EmptyState title={own.noKinds} hint={own.noKindsHint} />;
  return (
    <>
      <KindPicker
        kinds={kinds}
        chosen={kind?.type.id}
        error={form.errors.leaveTypeId as string | undefined}
        onChange={(id) => form.setFieldValue('leaveTypeId', id)}
      />
      <ApplyDays handle={handle} />
      <ApplyPreview handle={handle} />
      <Textarea
        key={form.key('reason')}
        label={apply.reason}
        maxLength={1000}
        autosize
        minRows={2}
        {...wires('reason')}
      />
      <PaperInput
        isNeeded={kind?.type.attachmentAfter !== null}
        paper={held.fileId}
        error={form.errors.fileId as string | undefined}
        onChange={(paper: Paper | null) => form.setFieldValue('fileId', paper)}
      />
    </>
  );
}

function ApplyForm(applying: Applying) {
  const { words } = useWords();
  const { apply } = words.leave;
  const handle = useApplyForm(applying);
  const { form, wires, submit, refused, lastTry, kind } = handle;
  const { isForSomeone, application } = applying;
  const labels = {
    employeeId: apply.whom,
    leaveTypeId: apply.kind,
    from: apply.days,
    part: words.leave.parts.label,
    minutes: apply.hours,
    reason: apply.reason,
    fileId: apply.attachment,
  };
  return (
    <DrawerForm
      submit={kind && (application && !isSentNow(applying) ? apply.save : apply.send)}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(labels)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="apply-form">
        {isForSomeone && !application && (
          <PersonInput
            key={form.key('employeeId')}
            label={apply.whom}
            required
            data-autofocus
            {...wires('employeeId')}
          />
        )}
        {handle.isWhomKnown && <Asked handle={handle} />}
      </div>
    </DrawerForm>
  );
}

interface ApplyDrawerProps extends Applying {
  readonly wanted: boolean;
  readonly onClosed: () => void;
}

/** An application for leave, for oneself or by HR for someone. */
export function ApplyDrawer({ wanted, onClosed, ...applying }: ApplyDrawerProps) {
  const { apply } = useWords().words.leave;
  const { isForSomeone, application, onDone } = applying;
  const title = isForSomeone ? apply.forSomeone : apply.title;
  return (
    <FormDrawer
      wanted={wanted}
      title={application ? apply.change : title}
      onClose={onDone}
      onClosed={onClosed}
    >
      <ApplyForm {...applying} />
    </FormDrawer>
  );
}
