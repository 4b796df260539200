import type { BatchRow } from '@muster/contract/people/batches/batch-calls.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormDrawer } from '../../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../../words/words.ts';
import { RowContent } from './row-content.tsx';

interface RowDrawerProps {
  readonly row: BatchRow | undefined;
  readonly onClose: () => void;
}

/** One row whole: all that it changes, all that is wrong with it. */
export function RowDrawer({ row, onClose }: RowDrawerProps) {
  const { words, say } = useWords();
  const { batch } = words.people;
  const { shown, forget } = useLingering(row);
  if (!shown) return null;
  const { employeeId, name, number } = shown;
  return (
    <FormDrawer
      wanted={row !== undefined}
      title={name ?? batch.unnamed}
      onClose={onClose}
      onClosed={forget}
    >
      <div className="batch-row-whole">
        <p className="batch-where">
          {[say(batch.row, { number: shown.row }), number].filter(Boolean).join(' · ')}
        </p>
        <RowContent row={shown} />
        {employeeId && (
          <Button
            component={Link}
            to={`/admin/employee/${employeeId}/job`}
            variant="default"
            mt="lg"
          >
            {batch.open}
          </Button>
        )}
      </div>
    </FormDrawer>
  );
}
