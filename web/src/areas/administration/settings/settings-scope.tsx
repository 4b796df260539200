import type { Linked } from '@muster/contract/kernel/fields.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { IconBuilding } from '@tabler/icons-react';
import { recordCalled } from '../../../api/links/declared.ts';
import { useLinks } from '../../../api/links/use-links.ts';
import { LinkSelect } from '../../../ui/form/inputs/link-select.tsx';
import { useWords } from '../../../words/words.ts';

const concerns = recordCalled('concern', organisationRecords);

interface SettingsScopeProps {
  /** none: the group */
  readonly concern: Linked | null;
  readonly onChange: (id: string | undefined) => void;
}

/** Whose settings are shown: those of the group, or of one of its concerns. */
export function SettingsScope({ concern, onChange }: SettingsScopeProps) {
  const { settings } = useWords().words.administration;
  const links = useLinks(concerns, concern, { onlyActive: true });
  return (
    <LinkSelect
      {...links}
      className="settings-scope"
      name={settings.scope}
      aria-label={settings.scope}
      placeholder={settings.group}
      clearable
      leftSection={<IconBuilding size={16} stroke={1.7} aria-hidden />}
      value={concern}
      onChange={(chosen) => onChange(chosen?.id)}
    />
  );
}
