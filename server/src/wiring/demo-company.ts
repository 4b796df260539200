import type { Now } from '../platform/now.ts';

/** The demo company, as it stands when the rooms add to it what is theirs. */
export interface DemoCompany extends Now {
  /** mails go out: then none are made up */
  readonly delivers: boolean;
  /** by name, of those who were there from the beginning */
  readonly people: ReadonlyMap<string, string>;
  /** the first day of which there are everyone's punches */
  readonly punchedFrom: string;
  /** so many months were paid before the newest that is closed */
  readonly paidMonths: number;
}
