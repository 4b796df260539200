import { ownAttendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import { Button } from '@mantine/core';
import { IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshAttendance } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';

interface PunchButtonProps {
  readonly isIn: boolean;
  readonly className?: string;
}

/** In when out, out when in. The direction is sent, so that a second click does not undo the first. */
export function PunchButton({ isIn, className }: PunchButtonProps) {
  const { words, say, language } = useWords();
  const { own } = words.attendance;
  const zone = useZone();
  const refresh = useRefreshAttendance();
  const punch = useOneAtATime(async () => {
    try {
      const body = { direction: isIn ? 'out' : 'in' } as const;
      const { at, isIn: isNowIn } = await call(ownAttendanceCalls.punch, { body });
      const time = showClock(at, zone, language);
      notify.success(say(isNowIn ? own.cameNow : own.wentNow, { time }));
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? own.punchFailed);
    }
    await refresh();
  });
  const Icon = isIn ? IconLogout2 : IconLogin2;
  return (
    <Button
      className={className}
      variant={isIn ? 'default' : 'filled'}
      loading={punch.isBusy}
      leftSection={<Icon size={18} stroke={1.8} aria-hidden />}
      onClick={() => void punch.start()}
    >
      {isIn ? own.goOut : own.comeIn}
    </Button>
  );
}
