import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { notify } from '../../../ui/status/notify.ts';
import { saveFile } from '../../../ui/list/views/save-file.ts';
import { useWords } from '../../../words/words.ts';

interface RecoveryWordsProps {
  readonly words: readonly string[];
  readonly onKept: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** Shown once: nobody can read them again, not even the server. */
export function RecoveryWords({ words: recovery, onKept }: RecoveryWordsProps) {
  const { words } = useWords();
  const { secondFactor } = words.account;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${recovery.join('\n')}\n`;
  const file = { type: 'text/plain;charset=utf-8', content: text };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(secondFactor.copied),
      () => notify.error(secondFactor.copyFailed),
    );
  return (
    <section className="card card-narrow" aria-labelledby="recovery-words">
      <h2 id="recovery-words" ref={title} tabIndex={-1}>
        {secondFactor.wordsTitle}
      </h2>
      <p className="card-note">{secondFactor.wordsHint}</p>
      <ul className="recovery-words">
        {recovery.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <div className="card-actions">
        <Button onClick={onKept}>{secondFactor.kept}</Button>
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
          {secondFactor.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          onClick={() => saveFile(secondFactor.fileName, file)}
        >
          {secondFactor.download}
        </Button>
      </div>
    </section>
  );
}
