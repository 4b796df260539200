import type { JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { AskCorrection } from '../requests/ask-correction.tsx';
import { AskDayOff } from '../requests/ask-day-off.tsx';
import { DayDetails } from './day-facts.tsx';

interface OwnDayProps {
  readonly day: string;
  readonly today: string;
  readonly judged: JudgedDay | undefined;
  readonly onDone: () => void;
}

/** The button that led here is gone: the keyboard goes on in the form. */
const focusIn = (form: HTMLElement | null) => form?.focus();

/** A day and what can be asked for it: times of one that is past, to be free on one that comes. */
function OwnDay({ day, today, judged, onDone }: OwnDayProps) {
  const { own } = useWords().words.attendance;
  const employeeId = useSession((session) => session.user?.employeeId) ?? '';
  const [asking, setAsking] = useState<'correction' | 'day-off'>();
  if (asking)
    return (
      <div ref={focusIn} className="att-ask" tabIndex={-1}>
        {asking === 'correction' ? (
          <AskCorrection day={day} judged={judged} onDone={onDone} />
        ) : (
          <AskDayOff day={day} onDone={onDone} />
        )}
      </div>
    );
  const isOpen = !judged?.isLocked;
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields">
        <DayDetails employeeId={employeeId} day={day} judged={judged} isTitled />
      </div>
      {isOpen && (
        <div className="drawer-form-foot">
          {day >= today && (
            <Button
              // the one thing that can be asked for a day to come
              variant={day > today ? 'filled' : 'default'}
              onClick={() => setAsking('day-off')}
            >
              {own.askDayOff}
            </Button>
          )}
          {day <= today && (
            <Button onClick={() => setAsking('correction')}>{own.askCorrection}</Button>
          )}
        </div>
      )}
    </div>
  );
}

interface OwnDayDrawerProps extends Omit<OwnDayProps, 'day' | 'onDone'> {
  /** none: closed */
  readonly day: string | undefined;
  readonly onClose: () => void;
}

export function OwnDayDrawer({ day, today, judged, onClose }: OwnDayDrawerProps) {
  const { language } = useWords();
  const { shown, forget } = useLingering(day);
  if (!shown) return null;
  return (
    <FormDrawer
      key={shown}
      wanted={day !== undefined}
      title={dayPart(shown, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      onClose={onClose}
      onClosed={forget}
    >
      <OwnDay day={shown} today={today} judged={judged} onDone={onClose} />
    </FormDrawer>
  );
}
