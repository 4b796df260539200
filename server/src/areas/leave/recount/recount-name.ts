/** How the job that counts the leave of many anew is asked for. */
export const recountName = { kind: 'leave.recount', queue: 'long' } as const;
