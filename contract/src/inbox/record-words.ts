/** What stands in the inbox, in sentences that the server makes. */
export const inboxRecords = {
  en: {
    decision: {
      one: 'Request',
      many: 'Requests',
      counted: { one: '{count} request', other: '{count} requests' },
    },
  },
  bn: { decision: { one: 'অনুরোধ', many: 'অনুরোধ', counted: '{count}টি অনুরোধ' } },
};
