import { records } from '@muster/contract/registry.ts';
import { group, house, list, one, search, type Ask, type Entry } from './entry.ts';
import { next, type Side, type World } from './world.ts';

/** Of each declared record by itself: with a way to a concern it is that concern's, else the group's. */
export const declaredEntries = Object.fromEntries(
  records.flatMap(({ entity }): [string, Entry][] => {
    const { name, concern } = entity;
    const made = (side: Side): string | undefined =>
      ({ concern: side.concern, department: side.department, unit: side.unit })[name];
    // days to come are chosen by the count of the world: what is made here leaves it alone
    const nameOf = ({ token }: Side) =>
      `${token} ${name === 'paying-account' ? crypto.randomUUID() : next()}`;
    const fields = (side: Side, { bank }: World) => ({
      name: nameOf(side),
      ...(name === 'department' && { concernCompany: side.concern }),
      ...(name === 'unit' && { department: side.department }),
      ...(name === 'sub-unit' && { unitId: side.unit }),
      ...(name === 'paying-account' && {
        concernCompany: side.concern,
        bank,
        accountNumber: '0001',
      }),
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
      const reply = await world.admin.post(entity.path, fields(side, world));
      return {
        path: { id: reply.at(`${entity.wrap}._id`) },
        body: { name: nameOf(side) },
      };
    };
    const isConcern = concern === 'id';
    // of most there is one in the world already
    const isMade = name !== 'paying-account';
    const listed: Ask = async (trying) => {
      if (!isMade) await fresh(trying);
      return search(trying);
    };
    return [
      [`${name}.list`, { ...list(listed), shows: name !== 'sub-unit' } as Entry],
      [`${name}.export`, { ...list(), shows: name !== 'sub-unit' } as Entry],
      [`${name}.read`, one(isConcern ? ({ side }) => ({ path: { id: side.concern } }) : fresh)],
      [
        `${name}.create`,
        isConcern ? group : one(({ side, world }) => ({ body: fields(side, world) })),
      ],
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
