import type { JournalLine } from './journal-calls.ts';

const net = { en: 'net pay', bn: 'নিট বেতন' };
const noDepartment = { en: 'no department', bn: 'বিভাগ ছাড়া কর্মী' };

/** Of a line that has no account: of what, and where, as sentences say it. */
export const journalNames = ({
  component,
  localName,
  department,
}: Pick<JournalLine, 'component' | 'localName' | 'department'>) => ({
  component: component ? { en: component.name, bn: localName ?? component.name } : net,
  department: department?.name ?? noDepartment,
});
