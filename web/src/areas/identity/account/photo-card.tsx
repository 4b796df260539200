import './photo-card.css';
import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { sentenceOf } from '../../../api/refusal.ts';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { Face } from '../../../ui/person/face.tsx';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { useSession } from '../../../session/session.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useOwnPhoto, useSetOwnPhoto } from '../own-photo.ts';

/** The own photo, and the ways to change it. */
export function PhotoCard({ name }: { readonly name: string }) {
  const { words } = useWords();
  const { photo: said } = words.account;
  const photo = useOwnPhoto();
  // the photo of someone on the staff is the face that all lists show
  const isSeen = useSession(({ user }) => Boolean(user?.employeeId));
  const setPhoto = useSetOwnPhoto();
  const removing = useOneAtATime(async () => {
    try {
      await setPhoto(null);
      notify.success(said.removed);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
    }
  });
  return (
    <section className="card photo-card" aria-labelledby="own-photo">
      <h2 id="own-photo">{said.title}</h2>
      <p className="card-note">{isSeen ? said.hintPerson : said.hint}</p>
      <div className="photo-row">
        <div className="photo-now">
          <Face className="photo-face" name={name} photo={photo} />
          {photo && (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
              loading={removing.isBusy}
              onClick={() => void removing.start()}
            >
              {said.remove}
            </Button>
          )}
        </div>
        <FileInput
          label={said.label}
          taken={filePurposes.photo}
          send={(file, onPercent, signal) => uploadFile(file, 'photo', onPercent, signal)}
          onSent={async ({ id }) => {
            await setPhoto(id);
            notify.success(said.set);
          }}
          failureOf={(error) => uploadFailure(error, words)}
        />
      </div>
    </section>
  );
}
