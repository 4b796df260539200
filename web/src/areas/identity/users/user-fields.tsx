import { userRoles } from '@muster/contract/identity/account.ts';
import type { User } from '@muster/contract/identity/user-calls.ts';
import { Select, Switch, TextInput } from '@mantine/core';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { useSession } from '../../../session/session.ts';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { roleName } from '../../../words/role-word.ts';
import { useWords } from '../../../words/words.ts';
import { concernRecord } from './concern.ts';
import type { useUserForm } from './use-user-form.ts';

interface UserFieldsProps {
  /** none for a new one */
  readonly user: User | undefined;
  readonly userForm: ReturnType<typeof useUserForm>;
}

const belowInput: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function NameAndAddress({ user, userForm: { form, wires } }: UserFieldsProps) {
  const { fields, hints } = useWords().words.account.users;
  return (
    <>
      <TextInput
        key={form.key('name')}
        label={fields.name}
        required
        maxLength={120}
        autoComplete="off"
        data-autofocus={!user || undefined}
        {...wires('name')}
      />
      <TextInput
        key={form.key('email')}
        label={fields.email}
        description={hints.email}
        required
        type="email"
        maxLength={254}
        autoComplete="off"
        {...belowInput}
        {...wires('email')}
      />
    </>
  );
}

/** What the user may do, and where. Nobody changes the role of the own account. */
function Rights({ user, userForm: { form, wires } }: UserFieldsProps) {
  const { words } = useWords();
  const { fields, hints } = words.account.users;
  const isOwn = useSession((session) => session.user?.id === user?.id);
  return (
    <>
      <Select
        key={form.key('userRole')}
        label={fields.userRole}
        description={user && !isOwn ? hints.role : undefined}
        required
        disabled={isOwn}
        data={userRoles.map((value) => ({ value, label: roleName(value, words) }))}
        allowDeselect={false}
        {...belowInput}
        {...plainOptions}
        {...wires('userRole')}
      />
      <LinkInput
        key={form.key('concernId')}
        to={concernRecord}
        label={fields.concernId}
        description={hints.concernId}
        {...belowInput}
        {...wires('concernId')}
      />
      <PersonInput
        key={form.key('employeeId')}
        label={fields.employeeId}
        description={hints.employeeId}
        {...belowInput}
        {...wires('employeeId')}
      />
    </>
  );
}

/** Of a new user the first password, of another than oneself whether the user may come in. */
function Entrance({ user, userForm: { form, wires } }: UserFieldsProps) {
  const { words } = useWords();
  const { fields, hints, active } = words.account.users;
  const { showPassword, hidePassword } = words.identity.fields;
  const isOwn = useSession((session) => session.user?.id === user?.id);
  if (isOwn) return null;
  if (user)
    return (
      <Switch
        key={form.key('active')}
        label={active}
        description={hints.active}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    );
  return (
    <PasswordField
      key={form.key('password')}
      label={fields.password}
      description={hints.password}
      autoComplete="new-password"
      showLabel={showPassword}
      hideLabel={hidePassword}
      {...belowInput}
      {...wires('password')}
    />
  );
}

export const UserFields = (props: UserFieldsProps) => (
  <div className="form-grid">
    <NameAndAddress {...props} />
    <Rights {...props} />
    <Entrance {...props} />
  </div>
);
