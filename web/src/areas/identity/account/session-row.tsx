import type { OpenSession } from '@muster/contract/identity/own-calls.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { deviceOf } from './device.ts';

interface SessionRowProps {
  readonly session: OpenSession;
  readonly onEnd: (session: OpenSession) => void;
}

export function SessionLine({ session, onEnd }: SessionRowProps) {
  const { words, say, language } = useWords();
  const { sessions } = words.account;
  const { browser, system, isPhone } = deviceOf(session.agent);
  const both = browser && system && say(sessions.device, { browser, system });
  const device = both || browser || system || sessions.unknownDevice;
  const Picture = isPhone ? IconDeviceMobile : IconDeviceDesktop;
  const when = (instant: string) => showMoment(instant, language);
  return (
    <li>
      <Picture size={20} stroke={1.6} aria-hidden />
      <div className="session-facts">
        <p className="session-device">
          <span title={session.agent ?? undefined}>{device}</span>
          {session.current && <StatusMark tone="good">{sessions.current}</StatusMark>}
        </p>
        <p className="session-when">
          {session.address && <span>{session.address}</span>}
          <span>{say(sessions.since, { when: when(session.createdAt) })}</span>
          <span>{say(sessions.lastSeen, { when: when(session.lastSeenAt) })}</span>
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          className="row-button"
          aria-label={say(sessions.endNamed, { device })}
          onClick={() => onEnd(session)}
        >
          {sessions.end}
        </button>
      )}
    </li>
  );
}
