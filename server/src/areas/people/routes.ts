import { chartCalls } from '@muster/contract/people/chart-calls.ts';
import { movesCalls } from '@muster/contract/people/moves-calls.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import type { FileAddress } from '../../platform/files/files.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { nowFor } from '../../platform/now.ts';
import { cancelChange } from './job/cancel-change.ts';
import { changeEmployee, type PeopleDeps } from './record/change-employee.ts';
import { correctLife } from './life/correct-life.ts';
import { createEmployee } from './record/create-employee.ts';
import { exportPeople } from './record/export-people.ts';
import { listEmployees } from './record/list-employees.ts';
import { changeLifecycle } from './life/change-lifecycle.ts';
import { faces } from './photos/faces.ts';
import { readChart } from './job/read-chart.ts';
import { readEmployee } from './record/read-employee.ts';
import { readHistory } from './job/read-history.ts';
import { readMoves } from './job/read-moves.ts';
import { removeEmployee } from './life/remove-employee.ts';
import { searchPeople } from './record/search-people.ts';

interface Parts extends PeopleDeps {
  readonly addressOf: FileAddress;
}

export function peopleRoutes(parts: Parts): readonly Route[] {
  const show = faces(parts.addressOf);
  return [
    route(peopleCalls.list, { tx: false }, async ({ input, actor, db, clock }) =>
      show.inRows(await listEmployees(db, actor, input.query), clock),
    ),
    route(peopleCalls.export, { tx: false }, ({ input, actor, reports, language }) =>
      exportPeople(reports, actor, input.query, language),
    ),
    route(peopleCalls.search, { tx: false }, async ({ input, actor, db, clock }) => {
      const { searchKeyword, limit } = input.query;
      return show.inRows(await searchPeople(db, actor, searchKeyword, limit), clock);
    }),
    route(chartCalls.read, { tx: false }, async ({ input, actor, db, clock }) => {
      const { nodes, ...rest } = await readChart(db, actor, input.query);
      return { ...rest, nodes: show.all(nodes, clock) };
    }),
    route(movesCalls.read, { tx: false }, async ({ actor, db, clock }) =>
      readMoves(db, actor, nowFor(actor, await parts.now({ db, clock })).today),
    ),
    route(peopleCalls.create, { tx: true }, async ({ input, ...call }) =>
      show.inRecord(await createEmployee(call, input.body, parts), call.clock),
    ),
    route(peopleCalls.read, { tx: false }, async ({ input, actor, db, clock }) =>
      show.inRecord(await readEmployee(db, actor, input.params.id, input.query.asOf), clock),
    ),
    route(peopleCalls.change, { tx: true }, async ({ input, ...call }) =>
      show.inRecord(await changeEmployee(call, input.params.id, input.body, parts), call.clock),
    ),
    route(peopleCalls.changeByBody, { tx: true }, async ({ input: { body }, ...call }) => {
      const { id, ...given } = body;
      return show.inRecord(await changeEmployee(call, id, given, parts), call.clock);
    }),
    route(peopleCalls.remove, { tx: true }, ({ input, ...call }) =>
      removeEmployee(call, input.params.id),
    ),
    route(peopleCalls.history, { tx: false }, ({ input, ...call }) =>
      readHistory(call, input.params.id, parts),
    ),
    route(peopleCalls.cancelChange, { tx: true }, async ({ input: { params }, ...call }) =>
      show.inRecord(await cancelChange(call, params.id, params.periodId, parts), call.clock),
    ),
    route(peopleCalls.live, { tx: true }, async ({ input, ...call }) =>
      show.inRecord(await changeLifecycle(call, input.params.id, input.body, parts), call.clock),
    ),
    route(peopleCalls.correctLife, { tx: true }, async ({ input, ...call }) =>
      show.inRecord(await correctLife(call, input.params.id, input.body, parts), call.clock),
    ),
  ];
}
