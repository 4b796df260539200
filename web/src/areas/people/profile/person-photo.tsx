import './photo.css';
import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Button } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useSetPhoto } from '../documents/document-queries.ts';

interface PersonPhotoProps {
  readonly person: Employee;
}

function PhotoForm({ person, onDone }: PersonPhotoProps & { readonly onDone: () => void }) {
  const { words } = useWords();
  const { photo: told } = words.people;
  const { set, remove } = useSetPhoto(person.id);
  const removing = useOneAtATime(async () => {
    try {
      await remove();
      notify.success(told.removed);
      onDone();
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? told.failed);
    }
  });
  return (
    <div className="photo-form">
      <p>{told.hint}</p>
      <FileInput
        label={told.label}
        taken={filePurposes.photo}
        send={(file, onPercent, signal) => uploadFile(file, 'photo', onPercent, signal)}
        onSent={async ({ id }) => {
          await set(id);
          notify.success(told.set);
          onDone();
        }}
        failureOf={(error) => uploadFailure(error, words)}
      />
      {person.photo && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
          loading={removing.isBusy}
          onClick={() => void removing.start()}
        >
          {told.remove}
        </Button>
      )}
    </div>
  );
}

/** On a face: HR changes the photo of another. */
export function PersonPhoto({ person }: PersonPhotoProps) {
  const { words, say } = useWords();
  const { photo } = words.people;
  const [isOpen, setOpen] = useState(false);
  const { shown, forget } = useLingering(isOpen ? person.id : undefined);
  return (
    <>
      <button
        type="button"
        className="photo-change"
        aria-label={photo.change}
        title={photo.change}
        onClick={() => setOpen(true)}
      >
        <IconCamera size={16} stroke={1.7} aria-hidden />
      </button>
      {shown && (
        <FormDialog
          wanted={isOpen}
          title={say(photo.title, { name: person.name })}
          onClose={() => setOpen(false)}
          onClosed={forget}
        >
          <PhotoForm person={person} onDone={() => setOpen(false)} />
        </FormDialog>
      )}
    </>
  );
}
