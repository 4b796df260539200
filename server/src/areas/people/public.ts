/** What later rooms may ask of people; everything else here is the room's own. */
export { isApprover, isWithin, approverPerson, personNamed } from './approvers.ts';
export { mayGiveKeys } from './give-keys.ts';
export { type LifeEvent, lifeChanged, type LifeListener } from './events.ts';
export { nowOfPerson, nowsOf, todayOf } from './now-of-people.ts';
export { askAccountNames, askClosedDays, askHrAccounts, type ClosedDays } from './questions.ts';
export { namesAbove } from './names-above.ts';
export { employeeFacts } from './person.ts';
export { setPersonPhoto } from './photos/set-photo.ts';
export { findPersonPhoto, photosOf } from './photos/store.ts';
export { setManager } from './set-manager.ts';
export { inTeam, withinRule } from './reach.ts';
export { matchingPeople as foundPeople } from './search-people.ts';
export { findPeopleAt, findPlaces, findPlacesOfOthers } from './store/places.ts';
export { holdersOf, insertPerson, type NewPerson } from './store/new-person.ts';
export {
  countPeople,
  findPersonFacts,
  lockPeopleRows,
  nextPeople,
  type PersonFacts,
} from './store/person-facts.ts';
export {
  hasReports,
  headColumn,
  isKeptAway,
  isSub,
  isSub2,
  secondTierColumn,
  secondTierOf,
  sub2Of,
  subOf,
} from './tree.ts';
export { hasPeople } from './has-people.ts';
