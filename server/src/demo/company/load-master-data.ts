import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { records } from '@muster/contract/registry.ts';
import { insertRow } from '../../entity/store.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import {
  banks,
  concerns,
  departments,
  employeeCategories,
  items,
  locations,
  questionBank,
  territories,
} from './master-data.ts';

type Add = (record: string, values: Record<string, unknown>) => Promise<string>;

const adder = (tx: Tx, at: string): Add => {
  const entities = new Map(records.map(({ entity }) => [entity.name, entity]));
  return async (record, values) => {
    const entity = entities.get(record);
    if (!entity) throw new Error(`No record is called ${record}.`);
    const id = newId(at);
    await insertRow(tx, entity, id, values, at);
    return id;
  };
};

async function addOrganisation(add: Add): Promise<void> {
  const companies: string[] = [];
  for (const concern of concerns) companies.push(await add('concern', { ...concern }));
  for (const [name, concern, units] of departments) {
    const department = await add('department', { name, concernId: companies[concern] });
    for (const [unitName, subUnits] of Object.entries(units)) {
      const unit = await add('unit', { name: unitName, departmentId: department });
      for (const subUnit of subUnits) await add('sub-unit', { name: subUnit, unitId: unit });
    }
  }
}

async function addTerritories(add: Add): Promise<void> {
  for (const [region, areas] of Object.entries(territories)) {
    const regionId = await add('region', { name: region });
    for (const [area, inside] of Object.entries(areas)) {
      const areaId = await add('area', { name: area, regionId });
      for (const [territory, points] of Object.entries(inside)) {
        const territoryId = await add('territory', { name: territory, areaId });
        for (const name of points) await add('point', { name, territoryId });
      }
    }
  }
}

async function addThings(add: Add, today: string): Promise<void> {
  for (const [name, address] of locations) await add('location', { name, address });
  for (const [name, branch, routingNumber, swiftCode] of banks)
    await add('bank', { name, branch, routingNumber, swiftCode });
  for (const [name, colorCode] of employeeCategories)
    await add('employee-category', { name, colorCode });
  const categories = new Map<string, string>();
  for (const [category, name, serialNumber, price, ago] of items) {
    if (!categories.has(category))
      categories.set(category, await add('item-category', { name: category }));
    await add('item', {
      name,
      itemCategoryId: categories.get(category),
      serialNumber,
      price: price && minorUnits(price),
      purchasedOn: after(today, -days(ago)).slice(0, 10),
    });
  }
}

/** All master data of the demo company. */
export async function loadMasterData(tx: Tx, at: string): Promise<void> {
  const add = adder(tx, at);
  await addOrganisation(add);
  await addTerritories(add);
  await addThings(add, at);
  for (const [record, rows] of Object.entries(questionBank))
    for (const [name, description] of rows) await add(record, { name, description });
}
