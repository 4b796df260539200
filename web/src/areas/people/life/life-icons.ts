import type { LifeAction } from '@muster/contract/people/profile/life.ts';
import {
  type Icon,
  IconArrowBackUp,
  IconBeach,
  IconMailForward,
  IconUserCheck,
  IconUserMinus,
  IconUserPause,
  IconUserPlus,
} from '@tabler/icons-react';

export const lifeIcons: Readonly<Record<LifeAction, Icon>> = {
  join: IconUserPlus,
  joinConfirmed: IconUserCheck,
  confirm: IconUserCheck,
  giveNotice: IconMailForward,
  withdrawNotice: IconArrowBackUp,
  suspend: IconUserPause,
  resume: IconArrowBackUp,
  beginLongLeave: IconBeach,
  endLongLeave: IconArrowBackUp,
  leave: IconUserMinus,
  rehire: IconUserPlus,
};

/** The step that is waited for has a button of its own. */
const waitedFor: readonly LifeAction[] = [
  'join',
  'confirm',
  'withdrawNotice',
  'resume',
  'endLongLeave',
  'rehire',
];

export function splitSteps(open: readonly LifeAction[]) {
  const main = waitedFor.find((action) => open.includes(action));
  return { main, others: open.filter((action) => action !== main) };
}
