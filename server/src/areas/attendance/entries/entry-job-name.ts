/** Apart from the job itself, so that those who begin it do not load its work. */
export const entryJobName = { kind: 'attendance.enter', queue: 'long' } as const;
