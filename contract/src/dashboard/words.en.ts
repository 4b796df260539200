/** What the cards of the first screen say. */
export const dashboardEn = {
  cards: 'Today at a glance',
  open: 'Open',
  failed: 'This card could not be loaded',
  retry: 'Try again',
  today: { title: 'Today', in: 'In', out: 'Out' },
  myLeave: {
    title: 'My leave',
    next: 'Next: {type}, {when}',
    noNext: 'No leave is planned.',
    waits: { one: '{count} application waits', other: '{count} applications wait' },
    none: 'No leave is set up for you yet.',
  },
  team: {
    title: 'My team today',
    away: 'Away',
    late: 'Late',
    absent: 'Absent',
    more: 'and {count} more',
    allThere: 'Nobody is away or late.',
    nobody: 'Nobody reports to you.',
  },
  waiting: {
    title: 'Waits for you',
    nothing: 'All done: nothing waits for you.',
    all: { one: 'Show it', other: 'Show all {count}' },
  },
  moves: {
    title: 'Comings and goings',
    joined: 'Join',
    left: 'Leave',
    due: 'To be confirmed',
    none: 'Nobody',
    more: 'and {count} more',
  },
  numbers: {
    title: 'The company today',
    note: { one: '{count} person', other: '{count} people' },
    nobody: 'Nobody is counted today.',
  },
};
