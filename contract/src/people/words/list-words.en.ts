import { peopleActionsEn } from './action-words.en.ts';
import { listTitles } from '../words.en.ts';

/** Words of a person's lists, of issued items and of the organisation chart. */
const lists = {
  titles: listTitles,
  /** one line of each */
  rows: {
    education: 'Degree',
    experience: 'Employer',
    family: 'Family member',
    'emergency-contact': 'Emergency contact',
  },
  empty: {
    education: 'No degrees are known yet.',
    experience: 'No earlier work is known yet.',
    family: 'No family members are known yet.',
    'emergency-contact': 'Nobody to call in an emergency is known yet.',
  },
  fields: {
    degree: 'Degree',
    institution: 'Institution',
    subject: 'Subject',
    passedIn: 'Year of passing',
    result: 'Result',
    employer: 'Employer',
    position: 'Position',
    from: 'From',
    until: 'Until',
    duties: 'Duties',
    name: 'Name',
    relation: 'Relation',
    birthOn: 'Date of birth',
    occupation: 'Occupation',
    phone: 'Phone',
    address: 'Address',
  },
  /** what a proposal would do to one line */
  entry: {
    added: 'New',
    changed: 'Changed',
    removed: 'Removed',
    moved: 'Moved',
    place: 'Position in the list',
  },
  numbered: '{row} {number}',
  inRow: '{row}: {field}',
  add: 'Add: {row}',
  up: 'Move up: {row}',
  down: 'Move down: {row}',
  remove: 'Remove: {row}',
};

const items = {
  title: 'Items',
  held: 'Held now',
  returned: 'Returned',
  nothingHeld: '{name} holds nothing at the moment.',
  issue: 'Issue an item',
  issueTitle: 'Issue an item to {name}',
  item: 'Item',
  serialNumber: 'Serial number',
  serialHint: 'Only one person at a time can hold an item with this number.',
  issuedOn: 'Issued on',
  returnedOn: 'Returned on',
  note: 'Note',
  since: 'since {day}',
  span: '{from} – {until}',
  takeBack: 'Take back',
  takeBackTitle: 'Take back: {item}',
  issued: '{item} is issued',
  takenBack: '{item} is taken back',
  issueFailed: 'The item could not be issued',
  takeBackFailed: 'The item could not be taken back',
  deleteHint: 'For an entry made by mistake. Take back what was really held.',
  deleted: 'The entry is deleted',
  deleteFailed: 'The entry could not be deleted',
};

const chart = {
  title: 'Organisation chart',
  note: 'Who reports to whom, today. Open a person to see the next level.',
  find: 'Find a person',
  notDrawn: 'This person is not in the chart: it shows those who work here today.',
  cut: '{shown} of {total} are shown: search for the others.',
  cutUnder: 'Under {name}, {shown} of {total} are shown: search for the others.',
  shown: { one: '{count} person shown', other: '{count} people shown' },
  expand: { one: '{count} reports to {name}: show', other: '{count} report to {name}: show' },
  collapse: { one: '{count} reports to {name}: hide', other: '{count} report to {name}: hide' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to the screen',
  picture: 'Save as picture',
  pictureFailed: 'The picture could not be made',
  keys: 'Arrow keys move, Enter opens or closes, plus and minus zoom.',
  emptyTitle: 'Nobody to draw yet',
  emptyHint: 'The chart grows from the line managers that the profiles name.',
};

export const peopleListsEn = { lists, items, chart, ...peopleActionsEn };
