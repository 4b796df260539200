import { useEffect, useRef, useState } from 'react';

export interface Sender<T> {
  readonly send: (
    file: File,
    onPercent: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<T>;
  /** what follows; the file counts as sent when it is done */
  readonly onSent: (sent: T) => Promise<void> | void;
  /** what a file has against it before it is sent */
  readonly faultOf: (file: File) => string | null;
  /** why it failed, and whether the same file may go through another time */
  readonly failureOf: (error: unknown) => { readonly text: string; readonly mayPass: boolean };
}

export type Sending =
  | { readonly is: 'ready' }
  | { readonly is: 'cancelled' }
  | { readonly is: 'under-way'; readonly name: string; readonly percent: number }
  /** with the file where another try may help */
  | { readonly is: 'failed'; readonly text: string; readonly again?: File };

/** One file on its way: how far it is, and the ways it ends. */
export function useFileSending<T>({ send, onSent, faultOf, failureOf }: Sender<T>) {
  const [sending, setSending] = useState<Sending>({ is: 'ready' });
  const under = useRef<AbortController | null>(null);
  // who leaves the page sends no further
  useEffect(() => () => under.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const fault = faultOf(file);
    if (fault) return setSending({ is: 'failed', text: fault });
    under.current?.abort();
    const own = new AbortController();
    under.current = own;
    const tell = (next: Sending) => own.signal.aborted || setSending(next);
    const onPercent = (percent: number) => tell({ is: 'under-way', name: file.name, percent });
    onPercent(0);
    try {
      await onSent(await send(file, onPercent, own.signal));
      tell({ is: 'ready' });
    } catch (error) {
      if (own.signal.aborted) return;
      const { text, mayPass } = failureOf(error);
      tell({ is: 'failed', text, ...(mayPass && { again: file }) });
    }
  }

  return {
    sending,
    start,
    cancel: () => {
      under.current?.abort();
      setSending({ is: 'cancelled' });
    },
    refuse: (text: string) => setSending({ is: 'failed', text }),
  };
}
