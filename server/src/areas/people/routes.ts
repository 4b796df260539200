import { chartCalls } from '@muster/contract/people/chart-calls.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { cancelChange } from './cancel-change.ts';
import { changeEmployee, type PeopleParts } from './change-employee.ts';
import { createEmployee } from './create-employee.ts';
import { listEmployees } from './list-employees.ts';
import { live } from './live.ts';
import { readChart } from './read-chart.ts';
import { readEmployee } from './read-employee.ts';
import { readHistory } from './read-history.ts';
import { removeEmployee } from './remove-employee.ts';
import { searchPeople } from './search-people.ts';

export const peopleRoutes = (parts: PeopleParts): readonly Route[] => [
  route(peopleCalls.list, { tx: false }, ({ input, actor, db }) =>
    listEmployees(db, actor, input.query),
  ),
  route(peopleCalls.search, { tx: false }, ({ input, actor, db }) =>
    searchPeople(db, actor, input.query.searchKeyword, input.query.limit),
  ),
  route(chartCalls.read, { tx: false }, ({ input, actor, db }) =>
    readChart(db, actor, input.query),
  ),
  route(peopleCalls.create, { tx: true }, ({ input, ...call }) =>
    createEmployee(call, input.body, parts),
  ),
  route(peopleCalls.read, { tx: false }, ({ input, actor, db }) =>
    readEmployee(db, actor, input.params.id, input.query.asOf),
  ),
  route(peopleCalls.change, { tx: true }, ({ input, ...call }) =>
    changeEmployee(call, input.params.id, input.body, parts),
  ),
  route(peopleCalls.changeByBody, { tx: true }, ({ input: { body }, ...call }) => {
    const { id, ...given } = body;
    return changeEmployee(call, id, given, parts);
  }),
  route(peopleCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeEmployee(call, input.params.id),
  ),
  route(peopleCalls.history, { tx: false }, ({ input, actor, db, clock }) =>
    readHistory(db, actor, input.params.id, { clock, zone: parts.zone }),
  ),
  route(peopleCalls.cancelChange, { tx: true }, ({ input, ...call }) =>
    cancelChange(call, input.params.id, input.params.periodId, parts),
  ),
  route(peopleCalls.live, { tx: true }, ({ input, ...call }) =>
    live(call, input.params.id, input.body, parts),
  ),
];
