const own = {
  propose: 'Propose a change',
  proposeSection: 'Propose a change: {section}',
  hint: 'HR reads what you propose. Until HR agrees, your record stays as it is.',
  submit: 'Send to HR',
  sent: 'Sent to HR. Your record changes when HR agrees.',
  failed: 'The proposal could not be sent',
  nothingYet: 'Nothing is different yet. Change what should be otherwise.',
  pending: 'Waits for HR',
  pendingOf: 'Proposed by {who}, {when}',
  takeBack: 'Take back',
  takeBackOf: 'Take back the proposal of {when}',
  takenBack: 'The proposal is taken back',
  takeBackFailed: 'The proposal could not be taken back',
  outcomes: 'All my requests and their outcome',
  account: 'Account',
};

const bank = {
  title: 'Bank account',
  tab: 'Bank',
  fields: {
    bankId: 'Bank',
    branch: 'Branch',
    accountName: 'Name of the account',
    accountNumber: 'Account number',
    routingNumber: 'Routing number',
    password: 'Your password',
  },
  none: 'No bank account yet',
  noneHintOwn: 'Propose the account that your pay should go to. HR agrees first.',
  noneHint: 'Pay cannot be sent by bank until there is one.',
  proposeFirst: 'Propose an account',
  propose: 'Propose another account',
  hintOwn: 'Pay goes to another account only once HR has agreed.',
  hint: 'Pay goes to another account only once a second person of HR has agreed.',
  passwordHint: 'So that nobody can do this at your unlocked screen.',
  submit: 'Propose this account',
  sent: 'Proposed. The account changes when a second person agrees.',
  failed: 'The account could not be proposed',
  pending: 'Waits for a second person',
};

export const peopleOwnEn = { own, bank };
