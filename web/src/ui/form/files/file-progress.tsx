import { Button } from '@mantine/core';
import { useWords } from '../../../words/words.ts';

interface FileProgressProps {
  readonly name: string;
  readonly percent: number;
  readonly onCancel: () => void;
}

/** How far a file is; at the end the server still looks into it. */
export function FileProgress({ name, percent, onCancel }: FileProgressProps) {
  const { words, say } = useWords();
  const { files } = words;
  const text = say(percent < 100 ? files.sending : files.checking, { name });
  return (
    <div className="file-progress">
      <div className="file-progress-line">
        <span className="file-progress-name">{text}</span>
        <span className="num">{say(files.percent, { percent })}</span>
      </div>
      <progress className="file-progress-bar" aria-label={text} max={100} value={percent} />
      <Button variant="default" size="xs" onClick={onCancel}>
        {files.cancel}
      </Button>
    </div>
  );
}
