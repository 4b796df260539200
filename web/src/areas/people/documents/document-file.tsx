import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { Button } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { useWords } from '../../../words/words.ts';

interface DocumentFileProps {
  /** the file that the paper has already */
  readonly kept: { readonly name: string } | null;
  readonly error: unknown;
  /** an upload, or none any more */
  readonly onChange: (fileId: string | null) => void;
}

/** The file of a paper: sent at once, kept with the form. */
export function DocumentFile({ kept, error, onChange }: DocumentFileProps) {
  const { words } = useWords();
  const { documents } = words.people;
  const [name, setName] = useState(kept?.name ?? null);
  const [isNew, setNew] = useState(false);
  return (
    <div className="document-file">
      {name !== null && (
        <div className="document-file-now">
          <IconPaperclip size={16} stroke={1.7} aria-hidden />
          <output>
            {name}
            {isNew && <small>{documents.fileSent}</small>}
          </output>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconX size={15} stroke={1.7} aria-hidden />}
            onClick={() => {
              setName(null);
              onChange(null);
            }}
          >
            {documents.removeFile}
          </Button>
        </div>
      )}
      <FileInput
        label={name === null ? documents.file : documents.otherFile}
        taken={filePurposes.document}
        send={(file, onPercent, signal) => uploadFile(file, 'document', onPercent, signal)}
        onSent={({ id, name: sent }) => {
          setName(sent);
          setNew(true);
          onChange(id);
        }}
        failureOf={(failure) => uploadFailure(failure, words)}
      />
      {typeof error === 'string' && (
        <div className="form-error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
