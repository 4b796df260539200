import { company, security } from '@muster/contract/administration/settings.ts';
import type { Started } from './settings.ts';

interface Given {
  readonly zone: string;
  readonly secondFactor: 'optional' | 'required';
}

/** What the environment says of settings: a default for the one, the last word on the other. */
export const startedWith = ({ zone, secondFactor }: Given): Started => ({
  defaults: { [company.settings.zone.key]: zone },
  forced: secondFactor === 'required' ? { [security.settings.secondFactor.key]: true } : {},
});
