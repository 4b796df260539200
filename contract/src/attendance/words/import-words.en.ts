/** Punches from a file, from the sending to what became of it. */
export const importEn = {
  title: 'Punches from a file',
  hint: 'A row for each punch: the number of the employee, the date and the time. Punches that are here already are not doubled; numbers that nobody has wait under Unknown numbers.',
  label: 'File of a device',
  begun: 'The file is being read',
  done: 'The file is read',
  failed: 'The file could not be read to its end',
  reading: 'Reading the file',
  log: 'Show the punches',
  unknown: 'Show unknown numbers',
  fileRead: '{name} is read',
  fileRefused: '{name} was not taken.',
  result: {
    taken: { one: '{count} punch taken', other: '{count} punches taken' },
    known: { one: '{count} was here already', other: '{count} were here already' },
    unknown: { one: '{count} of an unknown number', other: '{count} of unknown numbers' },
    faulty: { one: '{count} row left out', other: '{count} rows left out' },
  },
  faultOf: 'Row {row}: {fault}',
  faults: {
    number: 'it has no number',
    time: 'its date or time cannot be read',
    'not-now': 'it lies ahead, or more than a year back',
    'own-record': 'it is your own; a colleague must send it',
    'not-yours': 'nobody of your company has this number',
  },
  moreFaults: { one: 'and {count} more row', other: 'and {count} more rows' },
  refused: {
    unreadable: 'It cannot be opened as a table. Save it as CSV or XLSX and send it again.',
    'too-large': 'It has too many rows. Send it in parts.',
    header: 'Its first row does not name a number, a date and a time.',
  },
};
