import { companySection } from '@muster/contract/organisation/settings.ts';
import type { SessionUser } from '@muster/contract/identity/account.ts';
import { useMemo } from 'react';
import { useSession } from './session.ts';

type Told = SessionUser['currencies'];

/** For nobody yet and for a session that an older version began, until it is asked about. */
const { default: usual } = companySection.settings.currency;
const untold: Told = { own: usual, group: usual, companies: [] };

/** Its id, or a record that has it; none: the group, as where amounts of several are added up. */
export type CompanyAsked = { readonly id: string } | string | null | undefined;

/** In which currency there are amounts: the one place where the screens know it. */
export interface Currencies {
  /** of the reader's company */
  readonly own: string;
  readonly group: string;
  readonly of: (company: CompanyAsked) => string;
}

export function useCurrencies(): Currencies {
  const told = useSession(({ user }): Told | undefined => user?.currencies) ?? untold;
  return useMemo(() => {
    const { own, group, companies } = told;
    const byCompany = new Map(companies.map(({ concern, currency }) => [concern, currency]));
    return {
      own,
      group,
      of: (company) => {
        const id = typeof company === 'object' ? company?.id : company;
        return (id && byCompany.get(id)) || group;
      },
    };
  }, [told]);
}
