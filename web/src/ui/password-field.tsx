import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

interface PasswordFieldProps extends PasswordInputProps {
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const label = isVisible ? hideLabel : showLabel;
  return (
    <PasswordInput
      {...props}
      // the kit leaves this out here, and a button that changes its name is not also pressed
      aria-invalid={Boolean(props.error)}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': label,
        'aria-pressed': undefined,
        title: label,
      }}
    />
  );
}
