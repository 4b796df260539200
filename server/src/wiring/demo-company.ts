/** The demo company, as it stands when the rooms add to it what is theirs. */
export interface DemoCompany {
  readonly at: string;
  readonly today: string;
  readonly zone: string;
  /** mails go out: then none are made up */
  readonly delivers: boolean;
  /** by name, of those who were there from the beginning */
  readonly people: ReadonlyMap<string, string>;
}
