/** The logo of a company, on its form and in the audit log. */
export const logoEn = {
  title: 'Logo',
  hint: 'It stands at the head of PDF documents of this company. It is saved at once.',
  label: 'Choose a logo',
  current: 'Logo of {name}',
  none: 'No logo yet: documents have the name alone.',
  set: 'Logo saved',
  remove: 'Remove the logo',
  removed: 'Logo removed',
  failed: 'The logo could not be saved',
  field: 'Logo',
  deeds: {
    'concern.set-logo': 'Changed the logo: {record}',
    'concern.remove-logo': 'Removed the logo: {record}',
  },
};
