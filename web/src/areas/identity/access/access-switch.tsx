import { accessCalls, type EmployeeAccess } from '@muster/contract/identity/access-calls.ts';
import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordProof } from '../../../api/guarded-fields.tsx';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { accessQuery } from './access-queries.ts';

interface AccessSwitchProps {
  readonly id: string;
  readonly name: string;
  readonly access: EmployeeAccess;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Disables a login, or enables it again, once one is sure. */
export function AccessSwitch({ id, name, access, opened, onClose }: AccessSwitchProps) {
  const { words, say, language } = useWords();
  const told = words.access;
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const isOff = access.state === 'disabled';
  const { send, isBusy, refused } = useCall(accessCalls.change, (answer) => {
    client.setQueryData(accessQuery(id).queryKey, answer.access);
    notify.success(isOff ? told.enabled : told.disabled);
    setPassword('');
    onClose();
  });
  const isWrong = refused?.code === wrongPassword.code;
  const atField = isWrong ? wrongPassword[language] : refused?.fields.password;
  return (
    <ConfirmDialog
      opened={opened}
      title={say(isOff ? told.enableTitle : told.disableTitle, { name })}
      confirm={isOff ? told.enable : told.disable}
      tone={isOff ? 'calm' : 'bad'}
      isBusy={isBusy}
      onConfirm={() =>
        void send({ params: { id }, body: { active: isOff, ...(password && { password }) } })
      }
      onCancel={onClose}
    >
      {refused && !atField && (
        <FormAlert text={refusedText(refused, words, told.changeFailed) ?? told.changeFailed} />
      )}
      <p>{isOff ? told.enableHint : told.disableHint}</p>
      {access.proof && (
        <PasswordProof
          value={password}
          error={atField}
          onChange={(event: { readonly currentTarget: HTMLInputElement }) =>
            setPassword(event.currentTarget.value)
          }
        />
      )}
    </ConfirmDialog>
  );
}
