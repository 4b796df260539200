/** What later rooms may ask of people; everything else here is the room's own. */
export { isMeant, isWithin, personMeant } from './approvers.ts';
export { handleBankChange } from './bank-account.ts';
export { type LifeEvent, type LifeListener } from './events.ts';
export { type Moment, momentOf } from './moment.ts';
export { handleProfileChange } from './own-profile.ts';
export { projectJob } from './project-job.ts';
export { people } from './person.ts';
export { setManager } from './set-manager.ts';
export { withinRule } from './reach.ts';
export { found as foundPeople } from './search-people.ts';
export { findPeopleAt, findPlaces, findPlacesOfOthers } from './store/places.ts';
export { holdersOf, insertPerson, type NewPerson } from './store/new-person.ts';
export {
  countPeople,
  factsOf,
  holdPeople,
  nextPeople,
  type PersonFacts,
} from './store/person-facts.ts';
export { isSub, isSub2, secondTierColumn, secondTierOf, sub2Of, subOf } from './tree.ts';
