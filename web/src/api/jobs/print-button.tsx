import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useWords } from '../../words/words.ts';
import { type RequestedDocument, print } from './printings.ts';

/** Asks for a document of what stands beside it. */
export function PrintButton({ title, ask }: Pick<RequestedDocument, 'title' | 'ask'>) {
  const { words } = useWords();
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={16} stroke={1.7} aria-hidden />}
      onClick={() => print(title, ask)}
    >
      {words.act.print}
    </Button>
  );
}
