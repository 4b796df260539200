import { sectionWords } from '../settings.ts';

/** Words of the screen of settings, and what each setting is called. */
export const settingsEn = {
  title: 'Settings',
  one: 'Setting',
  many: 'Settings',
  counted: { one: '{count} setting', other: '{count} settings' },
  group: 'Group',
  scope: 'Settings of',
  sectionsLabel: 'Sections of the settings',
  inherited: 'From the group',
  ownValue: 'Own value',
  set: 'Set here',
  fixed: 'Set by the server',
  useGroup: "Use the group's value",
  useDefault: 'Back to the default',
  saved: 'Settings saved',
  saveFailed: 'The settings could not be saved',
  nothingChanged: 'Nothing has been changed yet',
  unsaved: { one: '{count} change not saved', other: '{count} changes not saved' },
  discard: 'Undo',
  lastChange: 'Last changed by {who}, {when}',
  neverChanged: 'Nothing has been changed here yet.',
  readOnlyGroup:
    'Your account is limited to one concern: the values of the group can be read, not changed.',
  wholeGroupTitle: 'The same for the whole group',
  wholeGroupHint: 'No concern can differ in these settings.',
  toGroup: 'Show the settings of the group',
  yes: 'Yes',
  no: 'No',
  sections: sectionWords('en'),
};
