import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { NoAccess } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { usePanel } from '../panel.ts';

/** In place of a screen whose every call the server would refuse. */
export function SecondFactorFirst() {
  const { secondFactor } = useWords().words.account;
  const { path } = usePanel();
  return (
    <NoAccess
      title={secondFactor.neededBanner}
      hint={secondFactor.neededHint}
      action={
        <Button component={Link} to={`${path}/profile/second-factor`}>
          {secondFactor.neededAction}
        </Button>
      }
    />
  );
}
