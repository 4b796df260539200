import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** Asks before typed input is thrown away: on closing, on Back, on a link, on closing the tab. */
export function useUnsavedGuard(onLeave: () => void) {
  const isDirty = useRef<() => boolean>(() => false);
  const isFree = useRef(false);
  const wouldLose = () => !isFree.current && isDirty.current();
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: wouldLose,
    enableBeforeUnload: wouldLose,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  return {
    isAsking: isAsking || isBlocked,
    /** the form tells how to see whether something would be lost */
    watch: (look: () => boolean) => {
      isDirty.current = look;
    },
    /** nothing is left to lose: it is saved */
    setFree: () => {
      isFree.current = true;
    },
    tryLeave: () => {
      if (!wouldLose()) onLeave();
      // Later, or the Escape that asked would at once answer the question too.
      else window.setTimeout(() => setIsAsking(true));
    },
    keep: () => {
      setIsAsking(false);
      blocker.reset?.();
    },
    discard: () => {
      isFree.current = true;
      setIsAsking(false);
      if (isBlocked) blocker.proceed();
      else onLeave();
    },
  };
}
