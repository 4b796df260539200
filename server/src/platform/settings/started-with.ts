import { companySection } from '@muster/contract/organisation/settings.ts';
import { securitySection } from '@muster/contract/identity/settings.ts';
import type { Started } from './settings.ts';

interface Given {
  readonly zone: string;
  readonly secondFactor: 'optional' | 'required';
}

/** What the environment says of settings: a default for the one, the last word on the other. */
export const startedWith = ({ zone, secondFactor }: Given): Started => ({
  defaults: { [companySection.settings.zone.key]: zone },
  forced: secondFactor === 'required' ? { [securitySection.settings.secondFactor.key]: true } : {},
});
