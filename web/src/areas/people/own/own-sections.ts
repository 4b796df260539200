import { proposableFields } from '@muster/contract/people/profile/profile-calls.ts';
import {
  datesSection,
  infoSections,
  placeSection,
  type PersonSection,
} from '../profile/person-fields.ts';

/** Of each section what one may ask for oneself: not the number, not the address one logs in with. */
const proposable = (section: PersonSection): PersonSection => ({
  ...section,
  edits: section.edits.filter((field) => proposableFields.includes(field)),
});

/** Without the section beside it, which HR alone has, this one would leave a hole. */
const alone = (section: PersonSection): PersonSection =>
  section.name === 'addresses' ? { ...section, isWide: true } : section;

/** The own record: first what can be proposed, then the job, which only HR changes. */
export const ownSections: readonly PersonSection[] = [
  ...infoSections
    .filter(({ isForEditors }) => !isForEditors)
    .map(proposable)
    .map(alone),
  placeSection,
  { ...datesSection, edits: [] },
];
