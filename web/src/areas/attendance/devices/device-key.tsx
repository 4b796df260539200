import './devices.css';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';

/** Shown once: the server keeps only what it can be checked by. */
export function DeviceKey({ value }: { readonly value: string }) {
  const { devices } = useWords().words.attendance;
  const { tryClose } = useFormGuard();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify.success(devices.copied),
      () => notify.error(devices.copyFailed),
    );
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields">
        <p className="att-quiet">{devices.keyHint}</p>
        <code className="device-key" aria-label={devices.key}>
          {value}
        </code>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
          onClick={() => void copy()}
        >
          {devices.copy}
        </Button>
      </div>
      <div className="drawer-form-foot">
        <Button onClick={tryClose}>{devices.kept}</Button>
      </div>
    </div>
  );
}
