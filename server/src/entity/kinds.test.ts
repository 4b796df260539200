import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';

let test: TestApp;
let admin: Client;
const absent = '0193a1b2-0000-7000-8000-000000000000';

beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const added = async (path: string, body: object, wrap = 'data') => {
  const reply = await admin.post(path, body);
  expect(reply.status, reply.text).toBe(200);
  return reply.at(`${wrap}._id`);
};

describe('a link', () => {
  it('is given by id and answered with its name, under its published name', async () => {
    const concern = await added('/concern', { name: 'North Mills' }, 'concern');
    const department = await added(
      '/department',
      { name: 'Sales', concernCompany: concern },
      'department',
    );
    const unit = await admin.post('/unit', { name: 'Depot', department });
    expect(unit.body).toMatchObject({ data: { department: { _id: department, name: 'Sales' } } });
    const listed = await admin.get(`/unit/data?department=${department}&sort=department`);
    expect(listed.body).toMatchObject({ total: 1, data: [{ name: 'Depot' }] });
  });

  it.each([
    [{ name: 'X' }, 'This is needed.'],
    [{ name: 'X', regionId: null }, 'This is needed.'],
    [{ name: 'X', regionId: 'nonsense' }, 'Choose one that still exists.'],
    [{ name: 'X', regionId: { _id: absent } }, 'Enter text.'],
  ])('refuses %o', async (body, regionId) => {
    const reply = await admin.post('/area', body);
    expect([reply.status, reply.body]).toMatchObject([400, { fields: { regionId } }]);
  });

  it('to nothing is refused by the database, at its field', async () => {
    const reply = await admin.post('/department', { name: 'X', concernCompany: absent });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      fields: { concernCompany: 'Choose one that still exists.' },
    });
  });

  it('keeps what it points to, and the refusal names who points', async () => {
    const region = await added('/region', { name: 'North' });
    await added('/area', { name: 'Rajshahi', regionId: region });
    const reply = await admin.delete(`/region/${region}`);
    expect(reply.at('message')).toContain('North is used by 1 area (Rajshahi)');
  });

  it('makes a name unique within it, not beyond', async () => {
    const [one, two] = [
      await added('/region', { name: 'East' }),
      await added('/region', { name: 'West' }),
    ];
    await added('/area', { name: 'Sadar', regionId: one });
    await added('/area', { name: 'Sadar', regionId: two });
    expect((await admin.post('/area', { name: 'SADAR', regionId: two })).status).toBe(422);
  });

  it('is noted in the audit by id', async () => {
    const region = await added('/region', { name: 'Audited' });
    const area = await added('/area', { name: 'Audited area', regionId: region });
    const entry = await test.database.db
      .selectFrom('audit_entry')
      .innerJoin('audit_value', 'audit_value.audit_entry_id', 'audit_entry.id')
      .selectAll()
      .where('record_id', '=', area)
      .executeTakeFirstOrThrow();
    expect(entry.after).toEqual({ active: true, name: 'Audited area', regionId: region });
  });
});

describe('money, dates and colours', () => {
  let category: string;
  beforeAll(async () => {
    category = await added('/item-category', { name: 'Laptops' });
  });
  const item = (values: object) =>
    admin.post('/item', { name: 'L', itemCategoryId: category, ...values });

  it('travel as they were given', async () => {
    const reply = await item({ price: '85000.5', purchasedOn: '2024-02-29' });
    expect(reply.body).toMatchObject({ data: { price: '85000.50', purchasedOn: '2024-02-29' } });
    const id = reply.at('data._id');
    const cleared = await admin.put(`/item/${id}`, { price: null, purchasedOn: null });
    expect(cleared.body).toMatchObject({ data: { price: null, purchasedOn: null } });
  });

  it.each([
    ['price', '1,000', 'Enter an amount, such as 45000.50.'],
    ['price', 1000, 'Enter text.'],
    ['price', '1.005', 'Enter an amount, such as 45000.50.'],
    ['purchasedOn', '2026-02-30', 'Choose a date.'],
    ['purchasedOn', '28/02/2026', 'Choose a date.'],
    ['purchasedOn', '2026-02-28T00:00:00Z', 'Choose a date.'],
  ])('refuse %s %o', async (field, value, told) => {
    const reply = await item({ [field]: value });
    expect([reply.status, reply.body]).toMatchObject([400, { fields: { [field]: told } }]);
  });

  it('sort by what they are, the empty ones last', async () => {
    for (const price of ['9.00', '100.00', null]) await item({ name: 'Sorted', price });
    const prices = async (sort: string) => {
      const { body } = await admin.get(`/item/data?search=Sorted&sort=${sort}`);
      return (body as { data: { price: string | null }[] }).data.map((row) => row.price);
    };
    expect(await prices('price')).toEqual(['9.00', '100.00', null]);
    expect(await prices('-price')).toEqual(['100.00', '9.00', null]);
  });

  it('refuse a colour that is none', async () => {
    const reply = await admin.post('/employee-category', { name: 'Staff', colorCode: 'red' });
    expect(reply.body).toMatchObject({ fields: { colorCode: 'Choose a colour.' } });
  });
});

describe('level and section have their own published paths', () => {
  it.each([
    ['level', '/level-and-section/level/get-levels', 'create-level', 'update-leve'],
    ['section', '/level-and-section/section/get-sections', 'create-section', 'update-section'],
  ])('%s', async (name, list, create, update) => {
    const base = `/level-and-section/${name}`;
    const id = await added(`${base}/${create}`, { name: 'Beginner' });
    expect((await admin.get(`${list}?limit=10&pageNo=1`)).body).toMatchObject({ total: 1 });
    expect((await admin.put(`${base}/${update}/${id}`, { name: 'First' })).status).toBe(200);
    expect((await admin.get(`/${name}/${id}`)).at('data.name')).toBe('First');
    expect((await admin.delete(`/${name}/${id}`)).status).toBe(200);
  });

  it('shows an assessor nothing that is not assigned', async () => {
    const id = await added('/service', { name: 'English' });
    const assessor = await test.as('assessor');
    expect((await assessor.get('/service/data')).body).toMatchObject({ total: 0, data: [] });
    expect((await assessor.get(`/service/${id}`)).status).toBe(404);
  });
});
