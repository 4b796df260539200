import { useNavigate, useSearch } from '@tanstack/react-router';

export interface StartedJob {
  readonly job: string;
  /** of a file: what it is kept as */
  readonly file?: string;
}

const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f-]{36}$/.test(text);

/** The work that was begun here, kept in the address: who leaves and comes back still sees it. */
export function useStartedJob() {
  const { job, file }: { job?: unknown; file?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    job: isId(job) ? job : undefined,
    file: isId(file) ? file : undefined,
    begin: (begun: StartedJob) =>
      void navigate({
        to: '.',
        search: (held: object) => ({ ...held, ...begun }),
        replace: true,
        resetScroll: false,
      }),
  };
}
