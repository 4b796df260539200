import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMayCall } from '../../../session/use-may-call.ts';
import { useWords } from '../../../words/words.ts';
import { entryPlace, openingPlace } from './pay-sheet-place.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** To one-off amounts and opening figures that come by a sheet. */
export function FromSheetLinks() {
  const { entries, openings } = useWords().words.pay.bySheet;
  if (!useMayCall(entryPlace.calls.import)) return null;
  return (
    <>
      <Button
        component={Link}
        to={openingPlace.path}
        variant="default"
        leftSection={<IconHistory {...icon} />}
      >
        {openings.action}
      </Button>
      <Button
        component={Link}
        to={entryPlace.path}
        variant="default"
        leftSection={<IconFileSpreadsheet {...icon} />}
      >
        {entries.action}
      </Button>
    </>
  );
}
