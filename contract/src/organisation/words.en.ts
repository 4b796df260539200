import type { EntityWords } from '../kernel/entity.ts';
import type { concern } from './concern.ts';
import type { department, subUnit, unit } from './departments.ts';
import type { designation } from './designation.ts';
import type { bank, employeeCategory, item, itemCategory, location } from './places.ts';
import type { area, point, region, territory } from './territories.ts';

const counted = (one: string, other: string) => ({
  one: `{count} ${one}`,
  other: `{count} ${other}`,
});

export const organisationEn = {
  concern: {
    one: 'Concern',
    many: 'Concerns',
    counted: counted('concern', 'concerns'),
    fields: {
      name: 'Name',
      shortName: 'Short name',
      phone: 'Phone',
      address: 'Address',
      establishedOn: 'Established',
      colorCode: 'Colour',
    },
    hints: { colorCode: 'Marks this company in calendars and charts.' },
  } satisfies EntityWords<typeof concern.fields>,
  concernLogo: {
    one: 'Logo of a concern',
    many: 'Logos of concerns',
    counted: counted('logo', 'logos'),
    fields: {},
  },
  department: {
    one: 'Department',
    many: 'Departments',
    counted: counted('department', 'departments'),
    fields: { name: 'Name', shortName: 'Short name', concernId: 'Concern' },
  } satisfies EntityWords<typeof department.fields>,
  unit: {
    one: 'Unit',
    many: 'Units',
    counted: counted('unit', 'units'),
    fields: { name: 'Name', departmentId: 'Department' },
  } satisfies EntityWords<typeof unit.fields>,
  subUnit: {
    one: 'Sub-unit',
    many: 'Sub-units',
    counted: counted('sub-unit', 'sub-units'),
    fields: { name: 'Name', unitId: 'Unit' },
  } satisfies EntityWords<typeof subUnit.fields>,
  designation: {
    one: 'Designation',
    many: 'Designations',
    counted: counted('designation', 'designations'),
    fields: { name: 'Name', grade: 'Grade', roleKey: 'Role' },
    hints: {
      grade: 'For example M3 or 12.',
      roleKey: 'Gives the rights of that role to everyone who holds this designation.',
    },
    choices: {
      roleKey: {
        'Head of Human Resources': 'Head of Human Resources',
        'Head of Factory Operation': 'Head of Factory Operation',
        'Head of Procurement': 'Head of Procurement',
        'Head of Sales': 'Head of Sales',
        'Head of Supply Chain': 'Head of Supply Chain',
        'Business Development Manager': 'Business Development Manager',
        'Chief Executive Officer': 'Chief Executive Officer',
        'Managing Director': 'Managing Director',
      },
    },
  } satisfies EntityWords<typeof designation.fields>,
  employeeCategory: {
    one: 'Employee category',
    many: 'Employee categories',
    counted: counted('employee category', 'employee categories'),
    fields: { name: 'Name', colorCode: 'Colour' },
    hints: { colorCode: 'Marks this category in charts.' },
  } satisfies EntityWords<typeof employeeCategory.fields>,
  location: {
    one: 'Location',
    many: 'Locations',
    counted: counted('location', 'locations'),
    fields: { name: 'Name', address: 'Address' },
  } satisfies EntityWords<typeof location.fields>,
  region: {
    one: 'Region',
    many: 'Regions',
    counted: counted('region', 'regions'),
    fields: { name: 'Name' },
  } satisfies EntityWords<typeof region.fields>,
  area: {
    one: 'Area',
    many: 'Areas',
    counted: counted('area', 'areas'),
    fields: { name: 'Name', regionId: 'Region' },
  } satisfies EntityWords<typeof area.fields>,
  territory: {
    one: 'Territory',
    many: 'Territories',
    counted: counted('territory', 'territories'),
    fields: { name: 'Name', areaId: 'Area' },
  } satisfies EntityWords<typeof territory.fields>,
  point: {
    one: 'Point',
    many: 'Points',
    counted: counted('point', 'points'),
    fields: { name: 'Name', territoryId: 'Territory' },
  } satisfies EntityWords<typeof point.fields>,
  bank: {
    one: 'Bank',
    many: 'Banks',
    counted: counted('bank', 'banks'),
    fields: {
      name: 'Name',
      branch: 'Branch',
      routingNumber: 'Routing number',
      swiftCode: 'SWIFT code',
    },
  } satisfies EntityWords<typeof bank.fields>,
  itemCategory: {
    one: 'Item category',
    many: 'Item categories',
    counted: counted('item category', 'item categories'),
    fields: { name: 'Name' },
    said: { getFailed: 'Get Category Item failed' },
  } satisfies EntityWords<typeof itemCategory.fields>,
  item: {
    one: 'Item',
    many: 'Items',
    counted: counted('item', 'items'),
    fields: {
      name: 'Name',
      itemCategoryId: 'Category',
      serialNumber: 'Serial number',
      purchasedOn: 'Purchased',
      price: 'Price',
    },
  } satisfies EntityWords<typeof item.fields>,
};
