import './file-input.css';
import {
  fileKinds,
  type FilePurpose,
  inMegabytes,
  kindsInWords,
} from '@muster/contract/kernel/files/file-kinds.ts';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { fileFault } from './file-faults.ts';
import { FileProgress } from './file-progress.tsx';
import { type Sender, type Sending, useFileSending } from './use-file-sending.ts';

interface FileInputProps<T> extends Omit<Sender<T>, 'faultOf'> {
  readonly label: string;
  readonly taken: Pick<FilePurpose, 'kinds' | 'mostBytes'>;
}

const endings = ({ kinds }: Pick<FilePurpose, 'kinds'>): string =>
  kinds.flatMap((kind) => fileKinds[kind].extensions.map((ending) => `.${ending}`)).join(',');

/** What is focused goes when a file goes on its way; its successor takes the focus. */
function useFocusThrough(is: Sending['is']) {
  const box = useRef<HTMLFieldSetElement>(null);
  const before = useRef(is);
  useEffect(() => {
    const isNew = before.current !== is;
    before.current = is;
    const isLost = document.activeElement === document.body;
    if (isNew && isLost) box.current?.querySelector('button')?.focus();
  }, [is]);
  return box;
}

/** Dragged files over a place: whether there are any, and those that are dropped. */
function useDrop(onFiles: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    wires: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}

/** One file, chosen or dropped, sent at once: how far it is, and if not, why not. */
export function FileInput<T>({ label, taken, ...sender }: FileInputProps<T>) {
  const { words, say, language } = useWords();
  const { files: said } = words;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const faultOf = (file: File) => fileFault(file, taken, said, language);
  const { sending, start, cancel, refuse } = useFileSending({ ...sender, faultOf });
  const box = useFocusThrough(sending.is);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && files?.length === 1) void start(file);
    else if (file) refuse(said.oneOnly);
  };
  const { isOver, wires } = useDrop(take);
  const rule = say(said.rule, { kinds: kindsInWords(taken), most: inMegabytes(taken.mostBytes) });
  return (
    <fieldset className="file-input" ref={box}>
      <legend>{label}</legend>
      <div className="file-drop" data-over={isOver || undefined} {...wires}>
        {sending.is === 'under-way' ? (
          <FileProgress {...sending} onCancel={cancel} />
        ) : (
          <>
            <IconUpload className="file-drop-icon" size={20} stroke={1.7} aria-hidden />
            <div className="file-drop-ways">
              <Button
                variant="default"
                aria-describedby={`${id}-rule`}
                onClick={() => chooser.current?.click()}
              >
                {sending.is === 'failed' ? said.chooseOther : said.choose}
              </Button>
              <span className="on-desk">{said.drop}</span>
            </div>
            <small id={`${id}-rule`}>{rule}</small>
          </>
        )}
        <input
          ref={chooser}
          className="file-chooser"
          type="file"
          tabIndex={-1}
          aria-hidden
          accept={endings(taken)}
          onChange={(event) => {
            take(event.currentTarget.files);
            // the same file can be chosen again
            event.currentTarget.value = '';
          }}
        />
      </div>
      <Outcome sending={sending} onAgain={(file) => void start(file)} />
    </fieldset>
  );
}

interface OutcomeProps {
  readonly sending: Sending;
  readonly onAgain: (file: File) => void;
}

function Outcome({ sending, onAgain }: OutcomeProps) {
  const { words } = useWords();
  if (sending.is === 'cancelled')
    return <output className="file-note">{words.files.cancelled}</output>;
  if (sending.is !== 'failed') return null;
  const { text, again } = sending;
  return (
    <div className="form-error" role="alert">
      <IconAlertCircle size={18} stroke={1.7} aria-hidden />
      <span>
        {text}
        {again && (
          <button type="button" className="file-again" onClick={() => onAgain(again)}>
            {words.act.retry}
          </button>
        )}
      </span>
    </div>
  );
}
