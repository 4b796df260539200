/** How the job that judges days anew is asked for. */
export const recomputeName = { kind: 'attendance.recompute', queue: 'long' } as const;
