/** What later rooms may ask of people; everything else here is the room's own. */
export { isApprover, isWithin, approverPerson, personNamed } from './approvers.ts';
export { mayGiveKeys } from './record/give-keys.ts';
export { type LifeEvent, lifeChanged, type LifeListener } from './life/events.ts';
export { nowOfPerson, nowsOf, todayOf } from './now-of-people.ts';
export { askAccountNames, askClosedDays, askHrAccounts, type ClosedDays } from './questions.ts';
export { namesAbove } from './job/names-above.ts';
export { employeeFacts } from './record/person.ts';
export { setPersonPhoto } from './photos/set-photo.ts';
export { numberDemoTaxpayers } from './demo/number-demo-taxpayers.ts';
export { findPersonPhoto, photosOf } from './photos/store.ts';
export { setManager } from './job/set-manager.ts';
export { inTeam, withinRule } from './reach.ts';
export { matchingPeople as foundPeople } from './record/search-people.ts';
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
} from './job/tree.ts';
export { hasPeople } from './record/has-people.ts';
