/** Causes that are found for each person when pay is calculated, in the order in which they are read. */
export const foundCauses = [
  'by-hand',
  'joined',
  'left',
  'moved',
  'increment',
  'promotion',
  'structure',
  'overtime',
  'attendance',
  'unpaid',
  'encashed',
  'arrears',
  'entry',
  'loan',
  'carried',
  'fund',
  'tax',
  'rounding',
  'month',
] as const;
export type FoundCause = (typeof foundCauses)[number];

/** What no cause was found for comes first: it is what is left of the difference. */
export const gateCauses = ['unexplained', ...foundCauses] as const;
export type GateCause = (typeof gateCauses)[number];

/** What someone has to look at, and says why it is right, before pay is agreed to. */
export const causesToLookAt = ['unexplained', 'by-hand'] as const satisfies readonly GateCause[];

/** Signs of pay for someone who is not there, or that goes where it should not. */
export const gateChecks = [
  'left',
  'no-attendance',
  'same-account',
  'no-account',
  'same-national-id',
] as const;
export type GateCheck = (typeof gateChecks)[number];
