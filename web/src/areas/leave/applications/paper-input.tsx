import '../apply/apply.css';
import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { useWords } from '../../../words/words.ts';
import type { Paper } from '../apply/use-apply-form.ts';

interface PaperInputProps {
  /** the kind may ask for one: the place for it is open at once */
  readonly isNeeded: boolean;
  readonly paper: Paper | null;
  readonly error?: string;
  readonly onChange: (paper: Paper | null) => void;
}

/** One paper, such as a doctor's; sent at once and kept with the application. */
export function PaperInput({ isNeeded, paper, error, onChange }: PaperInputProps) {
  const { words, say } = useWords();
  const { apply } = words.leave;
  const [isWanted, setWanted] = useState(false);
  if (!isNeeded && !isWanted && !paper && !error)
    return (
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPaperclip size={16} stroke={1.7} aria-hidden />}
          onClick={() => setWanted(true)}
        >
          {apply.attach}
        </Button>
      </div>
    );
  return (
    <div className="apply-paper" data-path="fileId" tabIndex={-1}>
      {paper ? (
        <p>
          <IconPaperclip size={16} stroke={1.7} aria-hidden />
          {say(apply.attached, { name: paper.name })}
          <Button size="xs" variant="default" onClick={() => onChange(null)}>
            {apply.detach}
          </Button>
        </p>
      ) : (
        <FileInput
          label={apply.attachment}
          taken={filePurposes.document}
          send={(file, onPercent, signal) => uploadFile(file, 'document', onPercent, signal)}
          onSent={({ id, name }) => onChange({ id, name })}
          failureOf={(failure) => uploadFailure(failure, words)}
        />
      )}
      {error && <p className="apply-error">{error}</p>}
    </div>
  );
}
