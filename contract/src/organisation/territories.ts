import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import { defineEntity } from '../kernel/entity.ts';
import { link, textField } from '../kernel/fields.ts';

/** Where the sales force works: region, area, territory, point, each inside the one before. */
const named = (within: string) =>
  textField({
    required: true,
    max: 120,
    unique: { within },
    list: true,
    search: true,
    filter: true,
  });
const rules = { label: 'name', read: staffRead, write: hrWrite } as const;

export const region = defineEntity({
  name: 'region',
  path: '/region',
  ...rules,
  fields: { name: textField({ required: true, max: 120, unique: true, list: true, search: true }) },
});

export const area = defineEntity({
  name: 'area',
  path: '/area',
  ...rules,
  fields: {
    name: named('regionId'),
    regionId: link('region', { required: true, list: true, filter: true }),
  },
});

export const territory = defineEntity({
  name: 'territory',
  path: '/territory',
  ...rules,
  fields: {
    name: named('areaId'),
    areaId: link('area', { required: true, list: true, filter: true }),
  },
});

export const point = defineEntity({
  name: 'point',
  path: '/point',
  ...rules,
  fields: {
    name: named('territoryId'),
    territoryId: link('territory', { required: true, list: true, filter: true }),
  },
});
