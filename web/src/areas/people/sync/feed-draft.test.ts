import { feedFields } from '@muster/contract/people/batches/sync-calls.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, guessed, joined, saveBody, theirFields, tryBody } from './feed-draft.ts';

const found = {
  columns: [
    { name: 'emp.code', samples: ['E-1'] },
    { name: 'emp.full_name', samples: ['Rahim'] },
    { name: 'sex', samples: ['M'] },
    { name: 'shoeSize', samples: ['42'] },
  ],
  rows: [],
  total: 1,
};
const number = { from: 'emp.code', to: 'number' } as const;

describe('joining fields', () => {
  it('takes what the names say, and leaves what was joined', () => {
    const before = [{ from: 'shoeSize', to: 'name' }] as const;
    expect(guessed(found, before, feedFields)).toEqual([
      ...before,
      number,
      { from: 'sex', to: 'gender' },
    ]);
  });

  it('fills one of ours from one place only', () => {
    expect(joined([number], 'sex', 'number')).toEqual([{ from: 'sex', to: 'number' }]);
    expect(joined([number], 'emp.code', 'name')).toEqual([{ from: 'emp.code', to: 'name' }]);
    expect(joined([number], 'emp.code', null)).toEqual([]);
  });

  it('keeps showing what was joined and is not in the feed any more', () => {
    const draft = { ...draftOf(null), mapping: [{ from: 'old', to: 'phone' } as const] };
    expect(theirFields(found, draft).at(-1)).toEqual({ name: 'old', samples: undefined });
  });
});

describe('what is sent', () => {
  it('has no header without a name, and no place of the list in CSV', () => {
    const draft = { ...draftOf(null), format: 'csv', rowsAt: 'data', headerValue: 'x' } as const;
    expect(tryBody(draft)).toEqual({
      address: '',
      format: 'csv',
      rowsAt: '',
      dateForm: 'ymd',
      headerName: null,
      internal: false,
    });
  });

  it('has no half-written values', () => {
    const values = [
      { theirs: 'M', ours: 'Male' },
      { theirs: 'F', ours: '' },
    ];
    const draft = { ...draftOf(null), mapping: [{ ...number, values }] };
    expect(saveBody(draft, 3)).toMatchObject({ version: 3, mapping: [{ values: [values[0]] }] });
  });
});
