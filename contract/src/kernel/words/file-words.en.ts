/** Words of sending a file. */
export const filesEn = {
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'or drop it here',
  rule: '{kinds}, up to {most} MB',
  sending: 'Sending {name}',
  percent: '{percent} %',
  checking: 'Sent. Checking {name}…',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was kept.',
  wrongKind: 'Choose one of: {kinds}.',
  tooLarge: 'This file has {size} MB; at most {most} MB are taken.',
  empty: 'This file is empty.',
  oneOnly: 'Choose one file only.',
  failed: 'The file could not be sent.',
};
