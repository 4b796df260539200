import { userRoles } from '@muster/contract/identity/account.ts';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { roleName } from '../../../words/role-word.ts';
import { useWords } from '../../../words/words.ts';
import { concernRecord } from './concern.ts';

interface UserFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

export function UserFilters({ list, isSheet }: UserFiltersProps) {
  const { words } = useWords();
  const { users } = words.account;
  const { filters, active } = list.state;
  return (
    <>
      <PickFilter
        name={users.fields.userRole}
        isSheet={isSheet}
        options={userRoles.map((value) => ({ value, label: roleName(value, words) }))}
        value={filters.userRole}
        onChange={(role) => list.filter('userRole', role)}
      />
      <LinkFilter
        to={concernRecord}
        name={users.fields.concernId}
        isSheet={isSheet}
        value={filters.organization}
        onChange={(id) => list.filter('organization', id)}
      />
      <PickFilter
        name={users.fields.active}
        isSheet={isSheet}
        options={[
          { value: 'true', label: users.active },
          { value: 'false', label: users.disabled },
        ]}
        value={active === undefined ? undefined : String(active)}
        onChange={(chosen) =>
          list.change({ pageNo: 1, active: chosen === undefined ? undefined : chosen === 'true' })
        }
      />
    </>
  );
}
