import { records } from '@muster/contract/registry.ts';
import { group, house, list, one, search, type Ask, type Entry } from './entry.ts';
import { next, type Side } from './world.ts';

/** Of each declared record by itself: with a way to a concern it is that concern's, else the group's. */
export const declaredEntries = Object.fromEntries(
  records.flatMap(({ entity }): [string, Entry][] => {
    const { name, concern } = entity;
    const made = (side: Side): string | undefined =>
      ({ concern: side.concern, department: side.department, unit: side.unit })[name];
    const fields = (side: Side) => ({
      name: `${side.token} ${next()}`,
      ...(name === 'department' && { concernCompany: side.concern }),
      ...(name === 'unit' && { department: side.department }),
      ...(name === 'sub-unit' && { unitId: side.unit }),
    });
    if (!concern)
      return [
        ...['list', 'export'].map((call): [string, Entry] => [`${name}.${call}`, house]),
        [`${name}.read`, house],
        ...['create', 'change', 'remove'].map((call): [string, Entry] => [
          `${name}.${call}`,
          group,
        ]),
      ];
    const fresh: Ask = async ({ side, world }) => {
      const reply = await world.admin.post(entity.path, fields(side));
      return {
        path: { id: reply.at(`${entity.wrap}._id`) },
        body: { name: `${side.token} ${next()}` },
      };
    };
    const isConcern = concern === 'id';
    return [
      [`${name}.list`, { ...list(search), shows: name !== 'sub-unit' } as Entry],
      [`${name}.export`, { ...list(), shows: name !== 'sub-unit' } as Entry],
      [`${name}.read`, one(isConcern ? ({ side }) => ({ path: { id: side.concern } }) : fresh)],
      [`${name}.create`, isConcern ? group : one(({ side }) => ({ body: fields(side) }))],
      [
        `${name}.change`,
        one(
          isConcern
            ? ({ side }) => ({ path: { id: made(side) ?? '' }, body: { phone: `${next()}` } })
            : fresh,
        ),
      ],
      [`${name}.remove`, one(isConcern ? ({ side }) => ({ path: { id: side.concern } }) : fresh)],
    ];
  }),
);
